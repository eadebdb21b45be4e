//! What the person at the computer that runs the service may see and do.

use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;
use utoipa::ToSchema;

/// Whether the service can be reached from the home network.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct LanState {
    /// Whether whoever asks may open and close it: they sit at the computer that runs the service.
    pub offered: bool,
    /// The addresses it was opened on; none while it is closed.
    pub addresses: Vec<LanAddress>,
}

/// One address of the service in the home network.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct LanAddress {
    /// For others to type: `http://192.168.1.20:8080`.
    pub url: String,
    /// For others to scan: the same as a QR code, an SVG image.
    pub qr_svg: String,
}
