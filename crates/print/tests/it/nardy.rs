//! Nardy on paper: checkers, and dice that fold.

use std::collections::BTreeMap;

use crate::picture::{Picture, Printed, near};

/// Patches of one colour that are larger than so many square millimetres: their middles and areas.
fn patches(picture: &Picture, colour: [u8; 3], least: f32) -> Vec<(f32, f32, f32)> {
    let mut seen = vec![false; picture.width * picture.height];
    let mut found = Vec::new();
    let pixel = picture.to_mm(1);
    for start in 0..seen.len() {
        let (mut open, mut patch) = (vec![start], Vec::new());
        while let Some(at) = open.pop() {
            let (x, y) = (at % picture.width, at / picture.width);
            if seen[at] || !near(picture.pixel(x, y), colour) {
                continue;
            }
            seen[at] = true;
            patch.push((x, y));
            if x > 0 && y > 0 && x + 1 < picture.width && y + 1 < picture.height {
                open.extend([at - 1, at + 1, at - picture.width, at + picture.width]);
            }
        }
        let area = patch.len() as f32 * pixel * pixel;
        if area > least {
            let middle = |sum: usize| (sum as f32 / patch.len() as f32 + 0.5) * pixel;
            let (x, y) = (patch.iter().map(|at| at.0).sum(), patch.iter().map(|at| at.1).sum());
            found.push((middle(x), middle(y), area));
        }
    }
    found
}

#[test]
fn there_are_fifteen_checkers_of_either_colour() {
    for paper in ["a4", "letter"] {
        let printed = Printed::new("nardy", &[("parts", "checkers"), ("back", "none"), ("paper", paper)]);
        let picture = printed.picture(100, 1);
        for ground in [[0xf7, 0xee, 0xd9], [0x2a, 0x24, 0x20]] {
            // A ring of the engraving may part a checker's ground; the parts have one middle.
            let mut checkers: Vec<(f32, f32)> = Vec::new();
            for (x, y, _) in patches(&picture, ground, 20.0) {
                if !checkers.iter().any(|checker| (checker.0 - x).hypot(checker.1 - y) < 4.0) {
                    checkers.push((x, y));
                }
            }
            assert_eq!(checkers.len(), 15, "{paper} {ground:?}");
        }
    }
}

type Way = [i8; 3];

/// How a face of a net lies once the net is folded: which way it looks, and where its right and its lower edge are.
#[derive(Clone, Copy)]
struct Folded {
    out: Way,
    right: Way,
    down: Way,
}

fn back(way: Way) -> Way {
    way.map(|part| -part)
}

/// Folds a net of squares, from the one at the beginning to all that adjoin.
fn fold(faces: &[(i32, i32)]) -> BTreeMap<(i32, i32), Folded> {
    let first = Folded { out: [0, 0, 1], right: [1, 0, 0], down: [0, 1, 0] };
    let mut folded = BTreeMap::from([(faces[0], first)]);
    let mut open = vec![faces[0]];
    while let Some(at) = open.pop() {
        let Folded { out, right, down } = folded[&at];
        for (next, face) in [
            ((at.0 + 1, at.1), Folded { out: right, right: back(out), down }),
            ((at.0 - 1, at.1), Folded { out: back(right), right: out, down }),
            ((at.0, at.1 + 1), Folded { out: down, right, down: back(out) }),
            ((at.0, at.1 - 1), Folded { out: back(down), right, down: out }),
        ] {
            if faces.contains(&next) && !folded.contains_key(&next) {
                folded.insert(next, face);
                open.push(next);
            }
        }
    }
    folded
}

/// The faces of a net that is seen in a part of the sheet, and the side of one.
fn net(picture: &Picture, (from, to): (f32, f32), ground: [u8; 3]) -> (f32, f32, f32, Vec<(i32, i32)>) {
    // The ground is matched closely: paper is white, and a pale die nearly so.
    let is_ground =
        |x: usize, y: usize| picture.pixel(x, y).iter().zip(ground).all(|(a, b)| a.abs_diff(b) < 6);
    let (mut left, mut top, mut right, mut bottom) = (usize::MAX, usize::MAX, 0, 0);
    // The caption is above the net and is ink; nothing of it is a ground.
    for y in 0..picture.height {
        for x in (0..picture.width).filter(|x| (from..to).contains(&picture.to_mm(*x))) {
            // A patch, not a stray pixel of a letter.
            if is_ground(x, y) && (1..8).all(|step| x + step < picture.width && is_ground(x + step, y)) {
                (left, right) = (left.min(x), right.max(x + 8));
                (top, bottom) = (top.min(y), bottom.max(y + 1));
            }
        }
    }
    let (left, top) = (picture.to_mm(left), picture.to_mm(top));
    let (wide, tall) = (picture.to_mm(right) - left, picture.to_mm(bottom) - top);
    let side = wide / 4.0;
    assert!((tall / 3.0 - side).abs() < 0.2, "faces are square and adjoin: {wide} × {tall}");
    let cells = (0..3).flat_map(|row| (0..4).map(move |column| (column, row)));
    let faces = cells.filter(|(column, row)| {
        // Beside a corner of the square: a tab is white there.
        let (x, y) = (left + (*column as f32 + 0.5) * side, top + (*row as f32 + 0.5) * side);
        let at = |dx: f32, dy: f32| picture.at(x + dx * 0.44 * side, y + dy * 0.44 * side);
        let close = |found: [u8; 3]| found.iter().zip(ground).all(|(a, b)| a.abs_diff(b) < 6);
        [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)].iter().all(|(dx, dy)| close(at(*dx, *dy)))
    });
    (left, top, side, faces.collect())
}

#[test]
fn dice_fold_into_cubes_whose_opposite_faces_make_seven() {
    let printed = Printed::new("nardy", &[("parts", "dice"), ("back", "none")]);
    let picture = printed.picture(150, 1);
    let middle = picture.size().0 / 2.0;
    for (half, ground, pip) in [
        ((0.0, middle), [0xff, 0xfa, 0xf0], [0x24, 0x1d, 0x19]),
        ((middle, 2.0 * middle), [0x24, 0x1d, 0x19], [0xf7, 0xee, 0xd9]),
    ] {
        let (left, top, side, faces) = net(&picture, half, ground);
        assert!((side - 18.0).abs() < 0.2, "{side}");
        assert_eq!(faces.len(), 6, "{faces:?}");
        let folded = fold(&faces);
        let mut numbers: BTreeMap<Way, usize> = BTreeMap::new();
        let pips = patches(&picture, pip, 3.0);
        for (cell, face) in &folded {
            let inside = |x: f32, y: f32| {
                ((x - left) / side).floor() as i32 == cell.0 && ((y - top) / side).floor() as i32 == cell.1
            };
            // A pip is as large as every other; a ground is larger.
            let count = pips.iter().filter(|(x, y, area)| *area < 20.0 && inside(*x, *y)).count();
            assert_eq!(numbers.insert(face.out, count), None, "two faces lie on one side");
        }
        let mut all: Vec<usize> = numbers.values().copied().collect();
        all.sort_unstable();
        assert_eq!(all, [1, 2, 3, 4, 5, 6]);
        for (way, number) in &numbers {
            assert_eq!(number + numbers[&back(*way)], 7, "{way:?}");
        }
        one_tab_for_each_edge_to_glue(&picture, (left, top, side), &folded);
    }
}

/// Where two faces meet that were not neighbours on paper, one of them has a tab and the other has none.
fn one_tab_for_each_edge_to_glue(
    picture: &Picture,
    (left, top, side): (f32, f32, f32),
    folded: &BTreeMap<(i32, i32), Folded>,
) {
    let mut edges: BTreeMap<[Way; 2], Vec<bool>> = BTreeMap::new();
    for ((column, row), face) in folded {
        let sides = [
            ((1, 0), face.right),
            ((-1, 0), back(face.right)),
            ((0, 1), face.down),
            ((0, -1), back(face.down)),
        ];
        for ((dx, dy), way) in
            sides.into_iter().filter(|((dx, dy), _)| !folded.contains_key(&(column + dx, row + dy)))
        {
            // A tab ends in a thin line, no further than half a face away.
            let at = |out: f32| {
                let x = left + (*column as f32 + 0.5 + dx as f32 * (0.5 + out)) * side;
                let y = top + (*row as f32 + 0.5 + dy as f32 * (0.5 + out)) * side;
                picture.at(x, y)
            };
            let tab = (20..100).any(|step| at(step as f32 / 200.0).iter().all(|part| *part < 240));
            let mut edge = [face.out, way];
            edge.sort_unstable();
            edges.entry(edge).or_default().push(tab);
        }
    }
    assert_eq!(edges.len(), 7);
    for (edge, tabs) in edges {
        assert_eq!(tabs.iter().filter(|tab| **tab).count(), 1, "{edge:?}: {tabs:?}");
        assert_eq!(tabs.len(), 2, "{edge:?}");
    }
}
