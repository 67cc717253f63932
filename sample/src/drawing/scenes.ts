import { svgOf } from "./compose.ts";
import type { Point } from "./draw.ts";
import { at, group, path, stroke } from "./draw.ts";
import { GREEN_TEA } from "./drinks.ts";
import { blossom, soyDish } from "./garnish.ts";
import { ground, groundColour } from "./ground.ts";
import { brand } from "./palette.ts";
import type { Pen } from "./pen.ts";
import { createPen } from "./pen.ts";
import type { GroundName, TrayPiece } from "./recipe.ts";
import { softShadow } from "./shadow.ts";
import { side } from "./side.ts";
import { cup } from "./tea.ts";
import { tray } from "./tray.ts";
import { emblem } from "./vessels.ts";

export type SceneName = "hero" | "hero-portrait" | "open-graph" | "empty-bag";

export type SceneRecipe = { kind: "scene"; slug: string; scene: SceneName };

type Scene = {
  width: number;
  height: number;
  widths: readonly number[];
  formats: readonly ("avif" | "webp" | "jpg")[];
  ground: GroundName;
};

export const scenes: Record<SceneName, Scene> = {
  hero: {
    width: 1600,
    height: 1000,
    widths: [800, 1200, 1600],
    formats: ["avif", "webp"],
    ground: "indigo",
  },
  "hero-portrait": {
    width: 900,
    height: 1100,
    widths: [450, 675, 900],
    formats: ["avif", "webp"],
    ground: "indigo",
  },
  // Open Graph consumers need JPEG.
  "open-graph": { width: 1200, height: 630, widths: [1200], formats: ["jpg"], ground: "indigo" },
  "empty-bag": {
    width: 640,
    height: 480,
    widths: [320, 640],
    formats: ["avif", "webp"],
    ground: "asagi",
  },
};

export const sampleScenes: SceneRecipe[] = (Object.keys(scenes) as SceneName[]).map((scene) => ({
  kind: "scene",
  slug: `scene-${scene}`,
  scene,
}));

/** The tray of a dinner for two, which every scene except `empty-bag` shows. */
const FEAST: readonly (readonly TrayPiece[])[] = [
  [
    { piece: "nigiri", topping: "salmon" },
    { piece: "nigiri", topping: "tuna" },
    { piece: "nigiri", topping: "seabream" },
    { piece: "nigiri", topping: "shrimp" },
  ],
  [
    ...Array<TrayPiece>(3).fill({ piece: "roll", coat: "salmon", cores: ["cheese", "cucumber"] }),
    ...Array<TrayPiece>(3).fill({ piece: "roll", coat: "sesame", cores: ["salmon", "avocado"] }),
    { piece: "wasabi" },
  ],
  [
    ...Array<TrayPiece>(3).fill({ piece: "roll", coat: "nori", cores: ["tuna"] }),
    { piece: "nigiri", topping: "ikura" },
    { piece: "ginger" },
    { piece: "roll", coat: "nori", cores: ["salmon"] },
  ],
  [
    { piece: "slices", fish: "salmon", count: 6 },
    { piece: "slices", fish: "tuna", count: 5 },
    { piece: "nigiri", topping: "tamago" },
  ],
];

type Guest = "emblem" | "miso" | "edamame" | "soy" | "blossom" | "sprig" | "tea";

/** An item of a scene: its position, its scale, and its rotation in degrees. */
type Spot = readonly [guest: Guest | "feast", place: Point, scale: number, rotate?: number];

const FRAMES: Record<Exclude<SceneName, "empty-bag">, readonly Spot[]> = {
  hero: [
    ["miso", [806, 150], 0.6],
    ["tea", [1080, 118], 0.84],
    ["soy", [1278, 156], 0.92],
    ["edamame", [1500, 96], 0.58],
    ["feast", [1120, 690], 1.2, -8],
    ["blossom", [420, 872], 1.15],
    ["sprig", [502, 926], 1.1, 24],
    ["sprig", [330, 946], 0.8, 50],
  ],
  "hero-portrait": [
    ["miso", [168, 452], 0.5],
    ["tea", [434, 430], 0.72],
    ["soy", [704, 428], 0.94],
    ["feast", [452, 872], 1.06, -8],
  ],
  "open-graph": [
    ["emblem", [206, 296], 1],
    ["miso", [566, 84], 0.42],
    ["tea", [762, 56], 0.6],
    ["soy", [908, 84], 0.66],
    ["edamame", [1072, 56], 0.42],
    ["feast", [800, 432], 0.86, -8],
    ["blossom", [300, 540], 0.86],
    ["sprig", [362, 580], 0.76, 24],
  ],
};

function drawn(pen: Pen, guest: Spot[0]): string {
  switch (guest) {
    case "feast":
      return tray(pen, { kind: "tray", tray: "lacquer", rows: FEAST });
    case "miso":
      return side(pen, { kind: "side", side: "miso", glaze: "vermilion" });
    case "edamame":
      return side(pen, { kind: "side", side: "edamame", glaze: "celadon" });
    case "tea":
      return cup(pen, 92, "white", GREEN_TEA);
    case "soy":
      return soyDish(pen, 104);
    case "blossom":
      return blossom(pen, 54);
    case "emblem":
      return emblem(brand.asagi, 92);
    case "sprig":
      return blossom(pen, 34);
  }
}

function bag(pen: Pen): string {
  const front =
    "M-150 -90L150 -90L168 190C168 200 162 206 152 206H-152C-162 206 -168 200 -168 190Z";
  return group(
    softShadow(pen, [26, 204], 216, 34, 0.3),
    stroke("M-70 -90C-70 -190 70 -190 70 -90", "#a9834f", 14),
    path("M-150 -90L-120 -126H176L150 -90Z", "#b98f58"),
    path("M150 -90L176 -126L196 168L168 196Z", "#a97f4a"),
    path(front, pen.linear(40, [0, "#f3ddb6"], [1, "#d8b37c"])),
    stroke("M-74 -60C-74 -160 74 -160 74 -60", "#c49a62", 14),
    at([0, 80], {}, emblem(brand.indigo, 76)),
    stroke("M-138 -84L-154 190", "#fff3d9", 5, { opacity: 0.7 }),
  );
}

function contents(pen: Pen, scene: SceneName): string {
  if (scene === "empty-bag") return at([320, 236], { scale: 0.94 }, bag(pen));
  return group(
    ...FRAMES[scene].map(([guest, place, scale, rotate]) =>
      at(place, rotate === undefined ? { scale } : { scale, rotate }, drawn(pen, guest)),
    ),
  );
}

export const sceneBackground = ({ scene }: SceneRecipe): string =>
  groundColour(scenes[scene].ground);

export function drawScene({ slug, scene }: SceneRecipe): string {
  const pen = createPen(slug);
  const { width, height, ground: name } = scenes[scene];
  const body = group(ground(pen, name, "waves", width, height), contents(pen, scene));
  return svgOf(pen, width, height, body);
}
