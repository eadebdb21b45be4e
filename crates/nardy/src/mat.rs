//! Jellyfish matches.
