//! A learning curve as a picture.

use std::fmt::Write;

/// One diagram: lines over the same steps.
pub struct Panel<'a> {
    /// What the lines show.
    pub title: &'a str,
    /// What is counted to the right, and how much of it one step is.
    pub across: (&'a str, f64),
    /// Each line's name – none is needed for a single one – and its value after every step.
    pub lines: Vec<(&'a str, &'a [f32])>,
}

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 260.0;
/// Around the diagram: numbers at the left, the title above, what is counted below.
const LEFT: f64 = 64.0;
const RIGHT: f64 = 24.0;
const TOP: f64 = 44.0;
const BOTTOM: f64 = 48.0;
/// The colours of the lines.
const COLOURS: [&str; 2] = ["#1f6f8b", "#b4502d"];

/// The panels one below the other, as SVG. Panels without a step are left out.
pub fn draw(panels: &[Panel<'_>]) -> String {
    let panels: Vec<&Panel<'_>> = panels.iter().filter(|panel| panel.steps() > 0).collect();
    let height = HEIGHT * panels.len().max(1) as f64;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" \
         height=\"{height}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
    );
    for (index, panel) in panels.iter().enumerate() {
        // Writing to a string cannot fail.
        let _ = writeln!(svg, "<g transform=\"translate(0 {})\">", HEIGHT * index as f64);
        panel.draw(&mut svg);
        svg.push_str("</g>\n");
    }
    svg.push_str("</svg>\n");
    svg
}

impl Panel<'_> {
    fn steps(&self) -> usize {
        self.lines.iter().map(|(_, values)| values.len()).max().unwrap_or(0)
    }

    fn draw(&self, svg: &mut String) {
        let (counted, step) = self.across;
        let all = || self.lines.iter().flat_map(|(_, values)| values.iter().map(|&value| f64::from(value)));
        let across = Scale::new(0.0, self.steps() as f64 * step, (LEFT, WIDTH - RIGHT));
        let (least, most) = (all().fold(f64::MAX, f64::min), all().fold(f64::MIN, f64::max));
        let up = Scale::new(least, most, (HEIGHT - BOTTOM, TOP));
        let _ = writeln!(svg, "<text x=\"{LEFT}\" y=\"24\" font-weight=\"bold\">{}</text>", self.title);
        for tick in &up.ticks {
            let y = up.place(*tick);
            let _ = writeln!(svg, "<path d=\"M{LEFT} {y:.1}H{}\" stroke=\"#ddd\"/>", WIDTH - RIGHT);
            let (x, y) = (LEFT - 8.0, y + 4.5);
            let _ =
                writeln!(svg, "<text x=\"{x}\" y=\"{y:.1}\" text-anchor=\"end\">{}</text>", up.text(*tick));
        }
        for tick in &across.ticks {
            let (x, y, text) = (across.place(*tick), HEIGHT - BOTTOM + 18.0, across.text(*tick));
            let _ = writeln!(svg, "<text x=\"{x:.1}\" y=\"{y}\" text-anchor=\"middle\">{text}</text>");
        }
        let (middle, below) = (f64::midpoint(LEFT, WIDTH - RIGHT), HEIGHT - 10.0);
        let _ = writeln!(svg, "<text x=\"{middle}\" y=\"{below}\" text-anchor=\"middle\">{counted}</text>");
        for (index, ((name, values), colour)) in self.lines.iter().zip(COLOURS).enumerate() {
            let points: Vec<String> = (values.iter().enumerate())
                .map(|(done, value)| {
                    let x = across.place((done + 1) as f64 * step);
                    format!("{x:.1},{:.1}", up.place(f64::from(*value)))
                })
                .collect();
            let _ = writeln!(
                svg,
                "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"1.5\"/>",
                points.join(" ")
            );
            let (x, y) = (WIDTH - RIGHT, TOP + 14.0 + 16.0 * index as f64);
            let _ = writeln!(
                svg,
                "<text x=\"{x}\" y=\"{y}\" fill=\"{colour}\" text-anchor=\"end\">{name}</text>"
            );
        }
    }
}

/// From numbers to places on paper, with round numbers at its marks.
struct Scale {
    low: f64,
    high: f64,
    first: f64,
    end: f64,
    ticks: Vec<f64>,
    /// Digits behind the point of a mark.
    digits: usize,
}

impl Scale {
    /// Room for the numbers from `least` to `most`, between two places.
    fn new(least: f64, most: f64, (first, end): (f64, f64)) -> Scale {
        let range = (most - least).max(1e-6);
        let size = 10f64.powf((range / 4.0).log10().floor());
        // Four to nine marks.
        let step = if range / size > 20.0 {
            5.0 * size
        } else if range / size > 8.0 {
            2.0 * size
        } else {
            size
        };
        let (low, high) = ((least / step).floor(), (most / step).ceil().max((least / step).floor() + 1.0));
        let ticks = (0..=(high - low) as u32).map(|index| (low + f64::from(index)) * step).collect();
        let digits = (-step.log10().floor()).clamp(0.0, 6.0) as usize;
        Scale { low: low * step, high: high * step, first, end, ticks, digits }
    }

    fn place(&self, number: f64) -> f64 {
        self.first + (number - self.low) / (self.high - self.low) * (self.end - self.first)
    }

    fn text(&self, number: f64) -> String {
        format!("{number:.*}", self.digits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_round_numbers_around_what_is_shown() {
        for (least, most, expected) in [
            (0.0, 100.0, &["0", "20", "40", "60", "80", "100"][..]),
            (0.021, 0.049, &["0.020", "0.025", "0.030", "0.035", "0.040", "0.045", "0.050"]),
            (44.3, 48.9, &["44", "45", "46", "47", "48", "49"]),
        ] {
            let scale = Scale::new(least, most, (0.0, 1.0));
            let texts: Vec<String> = scale.ticks.iter().map(|tick| scale.text(*tick)).collect();
            assert_eq!(texts, expected, "{least} to {most}");
            assert!(scale.place(least) >= 0.0 && scale.place(most) <= 1.0 + 1e-9, "{least} to {most}");
        }
    }

    #[test]
    fn a_single_number_has_its_place() {
        let scale = Scale::new(3.0, 3.0, (0.0, 1.0));
        assert!((0.0..=1.0).contains(&scale.place(3.0)) && scale.ticks.len() >= 2, "{:?}", scale.ticks);
    }

    #[test]
    fn a_line_goes_through_its_values() {
        let values = [2.0, 1.0, 1.5];
        let panel = Panel { title: "a title", across: ("steps", 10.0), lines: vec![("", &values)] };
        let svg = draw(&[Panel { title: "empty", across: ("", 1.0), lines: vec![("", &[])] }, panel]);
        assert!(!svg.contains("empty") && svg.contains("a title"), "{svg}");
        // 30 steps fill the width; the highest value is at the top, the lowest at the bottom.
        let first = LEFT + (WIDTH - LEFT - RIGHT) / 3.0;
        let last = WIDTH - RIGHT;
        let (top, bottom) = (TOP, HEIGHT - BOTTOM);
        assert!(svg.contains(&format!("points=\"{first:.1},{top:.1} ")), "{svg}");
        assert!(svg.contains(&format!(" {last:.1},{:.1}\"", f64::midpoint(top, bottom))), "{svg}");
    }
}
