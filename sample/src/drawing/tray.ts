import type { Point } from "./draw.ts";
import { at, group, path, polygon, roundedRect, stroke } from "./draw.ts";
import { ginger, wasabi } from "./garnish.ts";
import { nigiri } from "./nigiri.ts";
import { SHADOW, wood } from "./palette.ts";
import type { Pen } from "./pen.ts";
import { boat, woodGrain } from "./plate.ts";
import type { Subject, TrayPiece } from "./recipe.ts";
import { lying, standing } from "./rolls.ts";
import { slice } from "./sashimi.ts";

type Tray = Extract<Subject, { kind: "tray" }>;

const WIDTH = 860;
const HEIGHT = 560;

const under = (d: string): string =>
  group(
    path(d, SHADOW, { opacity: 0.12, transform: "translate(20 44)" }),
    path(d, SHADOW, { opacity: 0.18, transform: "translate(9 26)" }),
  );

type TrayTones = { wall: string; lip: string; floor: readonly [string, string]; glint: string };

function box(pen: Pen, tones: TrayTones, grain: boolean): string {
  const outer = roundedRect(WIDTH, HEIGHT, 40);
  const inner = roundedRect(WIDTH - 44, HEIGHT - 44, 24);
  return group(
    under(outer),
    path(outer, tones.wall, { transform: "translate(0 26)" }),
    path(outer, tones.lip),
    path(inner, tones.wall),
    at(
      [0, 12],
      {},
      path(
        roundedRect(WIDTH - 52, HEIGHT - 66, 20),
        pen.linear(60, [0, tones.floor[0]], [1, tones.floor[1]]),
      ),
    ),
    grain ? pen.inside(inner, woodGrain(pen, WIDTH, HEIGHT - 40)) : "",
    pen.inside(
      inner,
      path(
        polygon([
          [-WIDTH / 2, -HEIGHT / 2],
          [-60, -HEIGHT / 2],
          [-260, HEIGHT / 2],
          [-WIDTH / 2, HEIGHT / 2],
        ]),
        tones.glint,
        { opacity: 0.1 },
      ),
    ),
    stroke(`M${-WIDTH / 2 + 40} ${-HEIGHT / 2 + 5}H${WIDTH / 2 - 120}`, "#ffffff", 4, {
      opacity: 0.45,
    }),
    stroke(`M${-WIDTH / 2 + 5} ${-HEIGHT / 2 + 40}V${HEIGHT / 2 - 160}`, "#ffffff", 4, {
      opacity: 0.3,
    }),
  );
}

function slate(pen: Pen): string {
  const half: Point = [WIDTH / 2, HEIGHT / 2];
  const edge: Point[] = [
    [-half[0], -half[1] + 6],
    [-half[0] + 220, -half[1]],
    [half[0] - 12, -half[1] + 4],
    [half[0], 40],
    [half[0] - 6, half[1] - 4],
    [120, half[1]],
    [-half[0] + 8, half[1] - 8],
    [-half[0] + 2, 60],
  ];
  const d = polygon(edge);
  return group(
    under(d),
    path(d, "#1b1f28", { transform: "translate(0 16)" }),
    path(d, pen.linear(50, [0, "#4d5464"], [1, "#353b48"])),
    pen.inside(
      d,
      ...Array.from({ length: 34 }, () => {
        const [x, y] = [pen.range(-half[0], half[0]), pen.range(-half[1], half[1])];
        return stroke(
          `M${x} ${y}q${pen.range(40, 120)} ${pen.range(-14, 14)} ${pen.range(130, 220)} ${pen.range(-8, 8)}`,
          pen.pick(["#5d6576", "#2b303b"]),
          pen.range(1.2, 3),
          { opacity: 0.5 },
        );
      }),
    ),
    stroke(`M${-half[0] + 10} ${-half[1] + 8}L${half[0] - 20} ${-half[1] + 6}`, "#8a93a5", 3, {
      opacity: 0.7,
    }),
  );
}

const LACQUER: TrayTones = {
  wall: "#14161f",
  lip: "#c23a28",
  floor: ["#2b2f3f", "#191c28"],
  glint: "#9fb1d8",
};
const WOODEN: TrayTones = {
  wall: wood.deep,
  lip: wood.light,
  floor: [wood.base, "#c08f58"],
  glint: "#fff0cf",
};

function trayOf(pen: Pen, kind: Tray["tray"]): string {
  switch (kind) {
    case "lacquer":
      return box(pen, LACQUER, false);
    case "wood":
      return box(pen, WOODEN, true);
    case "slate":
      return slate(pen);
    case "boat":
      return at([-4, -4], { scale: 1.16 }, boat(pen));
  }
}

/** Width of a piece in a row, relative to a roll. */
function share(piece: TrayPiece): number {
  switch (piece.piece) {
    case "nigiri":
      return 1.72;
    case "slices":
      return 0.5 + piece.count * 0.34;
    case "ginger":
      return 1.1;
    case "roll":
    case "wasabi":
      return 1;
  }
}

/** A piece scaled to `unit`, the width of a roll on this tray. */
function drawn(pen: Pen, piece: TrayPiece, unit: number, lies: boolean): string {
  const scale = unit / 190;
  switch (piece.piece) {
    case "nigiri":
      return at([0, -6], { scale: scale * 0.95, rotate: -9 }, nigiri(pen, piece));
    case "roll": {
      const draped = piece.coat === "salmon" || piece.coat === "avocado";
      const isLying = lies || draped;
      const y = isLying ? 26 : -34;
      return at([0, y * scale], { scale }, isLying ? lying(pen, piece) : standing(pen, piece));
    }
    case "slices":
      return group(
        ...Array.from({ length: piece.count }, (_, index) =>
          at(
            [(index - (piece.count - 1) / 2) * unit * 0.34, 0],
            { scale, rotate: 6 },
            slice(pen, piece.fish),
          ),
        ),
      );
    case "ginger":
      return at([0, 0], { scale: scale * 1.2 }, ginger(pen));
    case "wasabi":
      return at([0, 0], { scale: scale * 1.4 }, wasabi(pen));
  }
}

const widthOf = (pieces: readonly TrayPiece[]): number =>
  pieces.reduce((sum, piece) => sum + share(piece), 0);

function row(pen: Pen, pieces: readonly TrayPiece[], unit: number, lies: boolean): string {
  let x = (-unit * widthOf(pieces)) / 2;
  return group(
    ...pieces.map((piece) => {
      const middle = x + (share(piece) * unit) / 2;
      x += share(piece) * unit;
      return at([middle, 0], {}, drawn(pen, piece, unit, lies));
    }),
  );
}

/** A tray; all pieces share one scale, the largest at which the widest row and all rows fit. */
export function tray(pen: Pen, recipe: Tray): string {
  const { rows } = recipe;
  const onBoat = recipe.tray === "boat";
  const [width, height] = onBoat ? [716, 424] : [WIDTH - 76, HEIGHT - 90];
  const pitch = height / Math.max(1, rows.length);
  const unit = Math.min(width / Math.max(1, ...rows.map(widthOf)), pitch * 1.06);
  return group(
    trayOf(pen, recipe.tray),
    ...rows.map((pieces, index) =>
      at(
        [onBoat ? -44 : 0, -height / 2 + pitch * (index + 0.5) + 4],
        {},
        row(pen, pieces, unit, index % 2 === 1),
      ),
    ),
  );
}
