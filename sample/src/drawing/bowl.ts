import {
  avocadoSlice,
  bean,
  cube,
  cucumberRound,
  omeletteSlice,
  prawn,
  radishRound,
  shiitake,
  threads,
  tofu,
} from "./bites.ts";
import type { Point } from "./draw.ts";
import { at, ellipse, group, path, ring, roundedRect, smooth, stroke } from "./draw.ts";
import { fibres, sheen } from "./flesh.ts";
import { karaage } from "./fried.ts";
import type { Fish, GlazeName } from "./palette.ts";
import { fishTones, glazes, nori, rice, SHADOW } from "./palette.ts";
import type { Pen } from "./pen.ts";
import type { Layer, Subject } from "./recipe.ts";
import { grains, inBlock } from "./rice.ts";
import { SLICE_REACH, slice } from "./sashimi.ts";
import { softShadow } from "./shadow.ts";
import { chives, drizzle, roeHeap, sesame } from "./small.ts";

export const WAKAME = ["#2f6b3a", "#3f8a48", "#1f4f2c", "#5aa352"] as const;
export const CABBAGE = ["#f3f6dd", "#e3edbf", "#d3e3a4", "#fbfcef"] as const;
export const CARROT = ["#f58a34", "#e8721f", "#ffa557"] as const;

/** Half the width of a bowl's mouth. */
const RX = 300;
const RY = 200;

/** An open bowl with `contents`, which are centred on the origin, the centre of its mouth. */
export function bowlAround(pen: Pen, name: GlazeName, contents: string): string {
  const glaze = glazes[name];
  const body = "M-300 0C-298 120 -206 236 -112 262C-60 282 60 282 112 262C206 236 298 120 300 0Z";
  return group(
    softShadow(pen, [40, 214], 290, 100, 0.12),
    softShadow(pen, [22, 222], 220, 80, 0.2),
    softShadow(pen, [10, 236], 150, 52, 0.28),
    path(
      body,
      pen.linear(0, [0, glaze.face], [0.24, glaze.edge], [0.5, glaze.face], [1, glaze.side]),
    ),
    pen.inside(
      body,
      path("M-320 120C-160 300 160 300 320 120V320H-320Z", glaze.side, { opacity: 0.5 }),
      stroke("M-292 92C-170 262 170 262 292 92", glaze.line, 5, { opacity: 0.9 }),
      stroke("M-284 112C-164 276 164 276 284 112", glaze.line, 2.5, { opacity: 0.9 }),
    ),
    ellipse([0, 0], RX, RY, pen.linear(60, [0, glaze.edge], [0.5, glaze.face], [1, glaze.edge])),
    ellipse([0, 4], RX - 13, RY - 11, glaze.side),
    ellipse([0, 8], RX - 16, RY - 14, pen.linear(90, [0, glaze.side], [1, glaze.face])),
    contents,
    stroke(
      smooth(
        [
          [-RX + 6, -16],
          [-RX * 0.86, -RY * 0.5],
          [-RX * 0.5, -RY * 0.85],
        ],
        false,
      ),
      "#ffffff",
      5,
      { opacity: 0.6 },
    ),
  );
}

const scattered = (
  pen: Pen,
  [rx, ry]: Point,
  count: number,
  draw: (index: number) => string,
): string => {
  const places = Array.from({ length: count }, (): Point => {
    const angle = pen.range(0, Math.PI * 2);
    const far = Math.sqrt(pen.random());
    return [Math.cos(angle) * far * rx, Math.sin(angle) * far * ry];
  }).sort((a, b) => a[1] - b[1]);
  return group(
    ...places.map((place, index) => at(place, { rotate: pen.range(-30, 30) }, draw(index))),
  );
};

/** Slices that overlap like roof tiles. */
function tiles(pen: Pen, fish: Fish, count: number): string {
  return group(
    ...Array.from({ length: count }, (_, index) =>
      at(
        [(index - (count - 1) / 2) * 46, (index - (count - 1) / 2) * 9 - 4],
        { rotate: -14 + index * 7, scale: 84 / SLICE_REACH },
        slice(pen, fish),
      ),
    ),
  );
}

/** Tall toppings, which are drawn higher up than the others. */
const RISING: ReadonlySet<Layer> = new Set(["salmon", "tuna", "seabream", "eel", "tofu"]);

const TOFU_PLACES: Point[] = [
  [-40, -44],
  [44, -50],
  [-78, 12],
  [8, 8],
];

/** A grilled and glazed fillet of eel. */
function kabayaki(pen: Pen): string {
  const tones = fishTones.eel;
  const fillet = roundedRect(216, 84, 26);
  return group(
    path(fillet, SHADOW, { opacity: 0.3, transform: "translate(5 14)" }),
    path(fillet, tones.deep, { transform: "translate(0 8)" }),
    path(fillet, pen.linear(80, [0, "#d08145"], [0.5, tones.base], [1, "#6f3415"])),
    pen.inside(fillet, fibres(pen, "eel", [112, 46])),
    sheen(pen, [-80, -14], [10, -28], 10, 0.5),
  );
}

/** One topping, about 200 × 160 units. */
function heap(pen: Pen, layer: Layer): string {
  switch (layer) {
    case "salmon":
    case "tuna":
    case "seabream":
      return tiles(pen, layer, 4);
    case "eel":
      return group(
        at([-6, -30], { rotate: -10 }, kabayaki(pen)),
        at([6, 26], { rotate: -6 }, kabayaki(pen)),
      );
    case "tamago":
      return group(
        ...[-52, 6, 64].map((x) => at([x, 2], { rotate: 8, scale: 1.04 }, omeletteSlice(pen))),
      );
    case "shrimp":
      return group(
        at([-38, -14], { rotate: -12 }, prawn(pen, 66)),
        at([38, 22], { rotate: 8 }, prawn(pen, 68)),
      );
    case "avocado":
      return group(
        ...[0, 1, 2, 3, 4].map((index) =>
          at(
            [-52 + index * 26, -26 + index * 17],
            { rotate: -24 + index * 6 },
            avocadoSlice(pen, 84),
          ),
        ),
      );
    case "cucumber":
      return group(
        ...[0, 1, 2, 3, 4].map((index) =>
          at(
            [-76 + index * 37, 10 - index * 4 + (index % 2) * 18],
            { squash: 0.86 },
            cucumberRound(pen, 46),
          ),
        ),
      );
    case "radish":
      return group(
        ...[0, 1, 2, 3, 4].map((index) =>
          at([-70 + index * 35, 14 - (index % 2) * 24], { squash: 0.86 }, radishRound(pen, 42)),
        ),
      );
    case "edamame":
      return scattered(pen, [88, 50], 26, () => bean(pen, 21));
    case "wakame":
      return threads(pen, [80, 50], 60, WAKAME, 10, 80);
    case "carrot":
      return threads(pen, [78, 46], 46, CARROT, 9, 92);
    case "cabbage":
      return threads(pen, [96, 58], 110, ["#b9d67f", "#9cc263", "#dcebb4", "#84b04f"], 8, 74);
    case "egg":
      return threads(pen, [88, 50], 60, ["#ffdd6e", "#fbc840", "#ffe99c"], 8, 84);
    case "mango":
      return scattered(pen, [78, 42], 11, () => cube(pen, 44, ["#ffd972", "#fbae34", "#e58c1d"]));
    case "tofu":
      return group(
        ...TOFU_PLACES.map((place) => at(place, { rotate: pen.range(-8, 8) }, tofu(pen, 62, true))),
      );
    case "karaage":
      return group(
        at([-44, -30], {}, karaage(pen, 58)),
        at([52, -22], { rotate: 40 }, karaage(pen, 56)),
        at([-8, 34], { rotate: -20 }, karaage(pen, 62)),
      );
    case "shiitake":
      return group(
        ...[-62, 4, 66].map((x, index) => at([x, index === 1 ? 26 : -8], {}, shiitake(pen, 54))),
      );
  }
}

export function chirashi(pen: Pen, recipe: Extract<Subject, { kind: "bowl" }>): string {
  const { layers } = recipe;
  const first = layers.length === 4 ? -135 : -120;
  const [rx, ry, size] = layers.length > 4 ? [168, 96, 1.08] : [128, 78, 1.28];
  const places = ring(rx, ry, layers.length, first);
  const heaps = layers
    .map((layer, index) => ({ layer, place: places[index] as Point }))
    .sort((a, b) => a.place[1] - b.place[1])
    .map(({ layer, place: [x, y] }) =>
      at(
        [x, y + (RISING.has(layer) ? -20 : 12)],
        { rotate: x * 0.05, scale: size },
        heap(pen, layer),
      ),
    );
  const bed = group(
    ellipse([0, 2], RX - 30, RY - 24, rice.deep),
    grains(pen, {
      reach: [RX - 26, RY - 20],
      length: 24,
      within: inBlock(RX - 34, RY - 28),
      squash: 0.85,
    }),
  );
  return bowlAround(
    pen,
    recipe.glaze,
    group(bed, ...heaps, at([0, -14], {}, crownOf(pen, recipe.crown))),
  );
}

function crownOf(pen: Pen, crown: Extract<Subject, { kind: "bowl" }>["crown"]): string {
  switch (crown) {
    case "ikura":
      return roeHeap(pen, [62, 40], 15);
    case "sesame":
      return sesame(pen, [210, 120], 70, 0.3, 7);
    case "chives":
      return chives(pen, [190, 110], 60, 8.5);
    case "mayo":
    case "tare":
      return at([0, -52], { rotate: -5 }, drizzle(pen, [188, 40], 21, crown));
    case "nori":
      return threads(pen, [70, 40], 46, [nori.base, nori.deep, nori.light], 7, 70);
    case undefined:
      return "";
  }
}
