/** A game's rules as data: texts by their keys, and diagrams drawn by the game's own board. */

import type { Study } from '../api/protocol';

/** A position to be drawn, and what its caption says. */
export interface Diagram {
    study: Study;
    /** The caption's text key. */
    caption: string;
}

export interface RulesSection {
    /** The heading's text key. */
    heading: string;
    /** Paragraphs' text keys; one that ends in `-list` holds one item per line. */
    paragraphs: readonly string[];
    diagrams?: readonly Diagram[];
}

/** One thing to try. */
export interface LessonStep {
    study: Study;
    /** What to do: a text key. */
    task: string;
    /** The moves that do it; any other legal move shows the hint. */
    right: readonly string[];
    hint: string;
    praise: string;
}

export interface RulesPage {
    sections: readonly RulesSection[];
    lesson: readonly LessonStep[];
}
