import type { Point } from "./draw.ts";
import { circle, group, stroke, tag } from "./draw.ts";
import { brand } from "./palette.ts";
import type { Pen } from "./pen.ts";
import type { GroundName, Pattern } from "./recipe.ts";

type GroundTones = { base: string; light: string; shade: string; motif: string };

const grounds: Record<GroundName, GroundTones> = {
  asagi: { base: brand.asagi, light: "#dbe9ec", shade: "#9fbfca", motif: "#b0cdd5" },
  paper: { base: brand.paper, light: "#f5f6f1", shade: "#c8cdc9", motif: "#d8dcd6" },
  indigo: { base: brand.indigo, light: "#31437c", shade: "#131d3f", motif: "#2a3a70" },
  hanada: { base: "#5c86ad", light: "#7fa5c6", shade: "#3f6b99", motif: "#4f7aa3" },
  ginger: { base: brand.ginger, light: "#fae3dd", shade: "#dba79f", motif: "#e8bab2" },
  matcha: { base: brand.matcha, light: "#d5dfb2", shade: "#97a96c", motif: "#abbc80" },
  tamago: { base: brand.tamago, light: "#f8e2a4", shade: "#d3aa50", motif: "#e4bd62" },
  fuji: { base: brand.fuji, light: "#dbdff0", shade: "#9aa2cc", motif: "#b1b8da" },
};

export const groundColour = (name: GroundName): string => grounds[name].base;

/** Seigaiha, the Japanese pattern of overlapping waves. */
function waves(width: number, height: number, colour: string): string {
  const r = 64;
  const rows: string[] = [];
  for (let row = 0, y = 0; y < height + r; row++, y += r / 2) {
    for (let x = row % 2 === 0 ? 0 : r; x < width + r; x += r * 2) {
      rows.push(`M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}`);
      rows.push(`M${x - r * 0.62} ${y}A${r * 0.62} ${r * 0.62} 0 0 1 ${x + r * 0.62} ${y}`);
    }
  }
  return stroke(rows.join(""), colour, 3, { opacity: 0.55 });
}

function motif(pattern: Pattern, width: number, height: number, tones: GroundTones): string {
  switch (pattern) {
    case "plain":
      return "";
    case "waves":
      return waves(width, height, tones.motif);
    case "bands":
      return group(
        ...[0.08, 0.3, 0.52, 0.74, 0.96].map((share) =>
          tag("rect", {
            x: width * share - width * 0.05,
            y: 0,
            width: width * 0.1,
            height,
            fill: tones.motif,
            opacity: 0.42,
          }),
        ),
      );
    case "disc":
      return circle([width * 0.74, height * 0.28], height * 0.44, tones.motif, { opacity: 0.62 });
    case "dots": {
      const spots: Point[] = [];
      for (let row = 0, y = 24; y < height; row++, y += 52) {
        for (let x = row % 2 === 0 ? 30 : 60; x < width; x += 60) spots.push([x, y]);
      }
      return group(...spots.map((spot) => circle(spot, 5, tones.motif, { opacity: 0.7 })));
    }
  }
}

/** The background table: one colour, an optional pattern, light from the upper left. */
export function ground(
  pen: Pen,
  name: GroundName,
  pattern: Pattern = "plain",
  width = 960,
  height = 720,
): string {
  const tones = grounds[name];
  const glow = pen.radial([0.36, 0.28], 0.75, [0, tones.light, 0.95], [1, tones.light, 0]);
  const dusk = pen.linear(60, [0.55, tones.shade, 0], [1, tones.shade, 0.75]);
  const sheet = (fill: string) => tag("rect", { width, height, fill });
  return group(sheet(tones.base), motif(pattern, width, height, tones), sheet(glow), sheet(dusk));
}
