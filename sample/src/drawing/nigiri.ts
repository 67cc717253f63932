import type { Point } from "./draw.ts";
import { at, ellipse, faded, group, path, roundedRect, smooth, stroke } from "./draw.ts";
import { fibres, sheen, torchMarks } from "./flesh.ts";
import type { Fish } from "./palette.ts";
import { fishTones, nori, rice } from "./palette.ts";
import type { Pen } from "./pen.ts";
import type { NigiriRecipe } from "./recipe.ts";
import { grains, inBlock, riceBlock } from "./rice.ts";
import { softShadow } from "./shadow.ts";
import { chives, citrus, roeHeap, sesame, shisoLeaf } from "./small.ts";

const SHEET: Point[] = [
  [-160, 30],
  [-156, -10],
  [-120, -52],
  [-48, -74],
  [40, -76],
  [118, -58],
  [156, -18],
  [162, 22],
  [150, 42],
  [112, 30],
  [60, 15],
  [0, 10],
  [-60, 16],
  [-112, 32],
  [-146, 50],
];

const contactShadow = (pen: Pen): string =>
  group(softShadow(pen, [6, 78], 168, 30, 0.16), softShadow(pen, [4, 76], 148, 20, 0.26));

function finish(pen: Pen, kind: NigiriRecipe["finish"]): string {
  switch (kind) {
    case "chives":
      return at([-4, -36], {}, chives(pen, [70, 18], 16, 8.5));
    case "sesame":
      return at([0, -28], {}, sesame(pen, [120, 26], 34, 0.12, 6.5));
    case "salt":
      return at(
        [4, -34],
        {},
        ...Array.from({ length: 20 }, () =>
          at(
            [pen.range(-70, 70), pen.range(-14, 14)],
            { rotate: pen.range(0, 90) },
            path(roundedRect(8, 7, 1.5), "#ffffff", { opacity: pen.range(0.75, 1) }),
          ),
        ),
      );
    case "shiso":
      return at([6, -40], { squash: 0.8, rotate: 16 }, citrus(pen, 26, "lime"));
    case undefined:
      return "";
  }
}

/** A sheet of fish laid over the rice, its ends hanging down. */
function draped(pen: Pen, fish: Fish, recipe: NigiriRecipe): string {
  const tones = fishTones[fish];
  const sheet = smooth(SHEET);
  const body = pen.linear(78, [0, tones.light], [0.5, tones.base], [1, tones.deep]);
  const hem: Point[] = [...SHEET.slice(7), SHEET[0] as Point];
  const front = smooth([
    ...hem,
    ...hem.map(([x, y]): Point => [x * 0.97, y - 20 - 10 * (1 - Math.abs(x) / 165)]).reverse(),
  ]);
  return group(
    path(sheet, "#6b4a33", { opacity: 0.42, transform: "translate(0 18)" }),
    path(sheet, tones.deep, { transform: "translate(0 10)" }),
    path(sheet, body),
    pen.inside(
      sheet,
      at([0, -14], {}, fibres(pen, fish, [165, 66])),
      path(front, tones.deep, { opacity: 0.3 }),
      recipe.torched ? at([0, -22], {}, torchMarks(pen, [140, 46])) : "",
    ),
    stroke(smooth(SHEET.slice(1, 7), false), "#ffffff", 5, {
      opacity: 0.32,
      transform: "translate(2 5)",
    }),
    sheen(pen, [-112, -34], [10, -58], 15, 0.62),
    faded(0.5, sheen(pen, [84, -46], [132, -24], 9, 0.8)),
  );
}

function tail(pen: Pen): string {
  const fan = pen.linear(0, [0, "#f08a56"], [1, "#d63b22"]);
  const lobe = (turn: number, long: number) =>
    at(
      [146, -14],
      { rotate: turn },
      path(`M-10 0C10 -22 ${long * 0.7} -24 ${long} -6C${long * 0.8} 10 20 16 -10 0Z`, fan),
      stroke(`M0 0Q${long * 0.5} -8 ${long * 0.84} -6`, "#ffc39c", 2.5, { opacity: 0.8 }),
    );
  return group(lobe(-26, 62), lobe(30, 58), lobe(2, 66));
}

function omelette(pen: Pen): string {
  const tones = fishTones.tamago;
  const top = smooth([
    [-150, -14],
    [-128, -56],
    [-60, -66],
    [60, -68],
    [132, -58],
    [152, -18],
    [140, -4],
    [60, -6],
    [-60, -4],
    [-138, -2],
  ]);
  const front = smooth([
    [-151, -12],
    [-140, -4],
    [-60, -6],
    [60, -8],
    [140, -6],
    [153, -16],
    [152, 24],
    [138, 34],
    [60, 28],
    [-60, 30],
    [-136, 36],
    [-150, 26],
  ]);
  const belt =
    "M-30 -70C-26 -74 26 -75 32 -71C38 -50 40 0 38 92C20 98 -16 98 -32 92C-36 20 -38 -40 -30 -70Z";
  const layer = (y: number) =>
    stroke(`M-146 ${y}C-60 ${y + 5} 60 ${y + 3} 148 ${y - 2}`, tones.deep, 3, { opacity: 0.6 });
  return group(
    path(front, "#6b4a33", { opacity: 0.4, transform: "translate(0 12)" }),
    path(front, pen.linear(90, [0, "#f7c24a"], [1, tones.deep])),
    layer(6),
    layer(17),
    path(top, pen.linear(70, [0, "#ffeaa3"], [0.6, tones.base], [1, "#f5c148"])),
    pen.inside(
      top,
      ...Array.from({ length: 9 }, () =>
        ellipse(
          [pen.range(-130, 130), pen.range(-58, -12)],
          pen.range(12, 34),
          pen.range(3, 7),
          "#d98f26",
          {
            opacity: pen.range(0.14, 0.34),
          },
        ),
      ),
    ),
    sheen(pen, [-122, -36], [-40, -54], 10, 0.6),
    path(belt, pen.linear(0, [0, nori.deep], [0.35, nori.light], [0.6, nori.base], [1, nori.deep])),
    stroke("M-16 -68C-12 -30 -10 20 -12 90", "#6d8a76", 3, { opacity: 0.4 }),
  );
}

/** Gunkan: a band of seaweed around rice, topped with roe. */
function gunkan(pen: Pen): string {
  const wall = "M-132 -22C-134 20 -128 62 -112 78C-60 98 60 98 112 78C128 62 134 20 132 -22Z";
  const mouth: Point = [0, -22];
  const [rx, ry] = [132, 48];
  return group(
    contactShadow(pen),
    path(
      wall,
      pen.linear(
        0,
        [0, nori.deep],
        [0.22, nori.light],
        [0.42, nori.base],
        [0.8, nori.base],
        [1, nori.deep],
      ),
    ),
    ...Array.from({ length: 26 }, () => {
      const [x, y] = [pen.range(-118, 118), pen.range(4, 76)];
      return stroke(`M${x} ${y}l${pen.range(3, 12)} ${pen.range(-2, 2)}`, "#5d7a67", 2, {
        opacity: 0.35,
      });
    }),
    stroke("M78 22C80 44 78 66 72 86", "#0b1412", 4, { opacity: 0.7 }),
    ellipse(mouth, rx, ry, nori.deep),
    ellipse([mouth[0], mouth[1] + 2], rx - 7, ry - 5, rice.deep),
    grains(pen, {
      reach: [rx - 8, ry - 6],
      centre: mouth,
      length: 24,
      within: inBlock(rx - 12, ry - 8, 2, mouth),
      squash: 0.8,
    }),
    at([0, -32], {}, roeHeap(pen, [112, 40], 19)),
    stroke(`M-130 -14C-120 44 120 44 130 -14`, "#58755f", 3, { opacity: 0.7 }),
  );
}

export function nigiri(pen: Pen, recipe: NigiriRecipe): string {
  const { topping } = recipe;
  if (topping === "ikura") return gunkan(pen);
  const under =
    recipe.finish === "shiso"
      ? at([104, -16], { rotate: 62, squash: 0.8 }, shisoLeaf(pen, 84))
      : "";
  return group(
    contactShadow(pen),
    under,
    riceBlock(pen, 132),
    topping === "shrimp" ? tail(pen) : "",
    topping === "tamago" ? omelette(pen) : draped(pen, topping, recipe),
    finish(pen, recipe.finish),
  );
}
