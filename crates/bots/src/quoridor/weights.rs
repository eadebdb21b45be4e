//! The net as bytes, and its weights in floating point.

use std::sync::LazyLock;

use super::evaluate::SCALE;
use super::features::INPUTS;
use super::move_order::MoveOrder;
use super::net::{FINE, HIDDEN, Net, ON, STAGES};

static NET: LazyLock<Net> = LazyLock::new(|| {
    Net::read(include_bytes!("../../weights/quoridor-two.bin"))
        .expect("the weights of the repository are whole")
});

impl Net {
    /// The length of the weights' file.
    pub const BYTES: usize = 2 * (INPUTS * HIDDEN + HIDDEN + STAGES * HIDDEN) + 4 * STAGES + MoveOrder::BYTES;

    /// The net of the repository.
    pub fn get() -> &'static Net {
        &NET
    }

    /// Reads weights as [`Net::write`] wrote them; `None` if the length is wrong.
    pub fn read(bytes: &[u8]) -> Option<Net> {
        if bytes.len() != Net::BYTES {
            return None;
        }
        let (bytes, order) = bytes.split_at(Net::BYTES - MoveOrder::BYTES);
        let (numbers, constants) = bytes.split_at(bytes.len() - 4 * STAGES);
        let mut numbers = numbers.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut next = || numbers.next().unwrap_or_default();
        let (constants, _) = constants.as_chunks::<4>();
        Some(Net {
            rows: (0..INPUTS).map(|_| std::array::from_fn(|_| next())).collect(),
            bias: std::array::from_fn(|_| next()),
            last: std::array::from_fn(|_| std::array::from_fn(|_| next())),
            constant: std::array::from_fn(|stage| i32::from_le_bytes(constants[stage])),
            order: MoveOrder::read(order)?,
        })
    }

    /// The form on disk of weights in floating point: rows, biases, last weights, constants, and the order.
    pub fn write(rows: &[f32], bias: &[f32], last: &[f32], constant: &[f32], order: &MoveOrder) -> Vec<u8> {
        let round =
            |scale: f32| move |weight: &f32| (weight * scale).round().clamp(-32_000.0, 32_000.0) as i16;
        let mut bytes = Vec::with_capacity(Net::BYTES);
        let numbers = (rows.iter().map(round(ON)))
            .chain(bias.iter().map(round(ON)))
            .chain(last.iter().map(round(SCALE * FINE)));
        for number in numbers {
            bytes.extend_from_slice(&number.to_le_bytes());
        }
        for constant in constant {
            bytes.extend_from_slice(&((constant * SCALE * FINE).round() as i32).to_le_bytes());
        }
        order.write(&mut bytes);
        bytes
    }

    /// The weights in floating point, as [`Net::write`] takes them, one kind after another.
    pub fn weights(&self) -> Vec<f32> {
        let scaled = |scale: f32| move |weight: &i16| f32::from(*weight) / scale;
        let neurons = self.rows.iter().flatten().chain(&self.bias).map(scaled(ON));
        let last = self.last.iter().flatten().map(scaled(SCALE * FINE));
        let constant = self.constant.iter().map(|constant| *constant as f32 / (SCALE * FINE));
        neurons.chain(last).chain(constant).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Weights in floating point and on disk say the same, but for rounding.
    #[test]
    fn what_is_written_is_read() {
        let row = |first: f32| (0..HIDDEN).map(move |index| first + index as f32 / 512.0);
        let rows: Vec<f32> = (0..INPUTS).flat_map(|input| row((input % 7) as f32 / 64.0)).collect();
        let last: Vec<f32> = (0..STAGES).flat_map(|stage| row(stage as f32 / -16.0)).collect();
        let constant = [0.25; STAGES];
        let order = MoveOrder::of(&vec![0.5; crate::quoridor::move_order::FEATURES]);
        let bias: Vec<f32> = row(-0.5).collect();
        let bytes = Net::write(&rows, &bias, &last, &constant, &order);
        let net = Net::read(&bytes).expect("the length is right");
        assert_eq!(net.order, order);
        assert!((f32::from(net.rows[9][5]) / ON - rows[9 * HIDDEN + 5]).abs() <= 0.5 / ON);
        assert_eq!(net.bias[3], (bias[3] * ON).round() as i16);
        assert!((f32::from(net.last[2][1]) / (SCALE * FINE) - last[2 * HIDDEN + 1]).abs() < 1e-3);
        assert_eq!(net.constant[7], (0.25 * SCALE * FINE) as i32);
        let given = rows.iter().chain(&bias).chain(&last).chain(&constant);
        let weights = net.weights();
        assert_eq!(weights.len(), given.clone().count());
        assert!(weights.iter().zip(given).all(|(read, given)| (read - given).abs() < 0.51 / ON));
        assert!(Net::read(&bytes[1..]).is_none());
    }
}
