import { svgOf } from "./compose.ts";
import { at, group, path, stroke } from "./draw.ts";
import { blossom, chopsticks, ginger, soyDish, wasabi } from "./garnish.ts";
import { ground, groundColour } from "./ground.ts";
import { nigiri } from "./nigiri.ts";
import { brand, SHADOW } from "./palette.ts";
import type { Pen } from "./pen.ts";
import { createPen } from "./pen.ts";
import type { GroundName } from "./recipe.ts";
import { lying, standing } from "./rolls.ts";
import { side } from "./side.ts";
import { tray } from "./tray.ts";

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
  // Readers of Open Graph want a plain JPEG.
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

/** The large tray of the house with everything around it. */
function table(pen: Pen): string {
  return group(
    at(
      [-470, -300],
      { scale: 0.62 },
      side(pen, { kind: "side", side: "miso", glaze: "vermilion" }),
    ),
    at([0, 0], { scale: 1.02 }, feast(pen)),
    at([520, -250], {}, soyDish(pen, 104)),
    at([560, 330], {}, blossom(pen, 52)),
    at([470, 400], { rotate: 30 }, blossom(pen, 34)),
    at([-60, 420], { rotate: -6 }, chopsticks(pen, 860)),
  );
}

function feast(pen: Pen): string {
  const toppings = ["salmon", "tuna", "seabream", "shrimp"] as const;
  return group(
    tray(pen, { kind: "tray", tray: "lacquer", rows: [] }),
    ...toppings.map((topping, index) =>
      at([-294 + index * 196, -166], { scale: 0.6, rotate: -12 }, nigiri(pen, { topping })),
    ),
    ...[0, 1, 2, 3, 4, 5].map((index) =>
      at(
        [-336 + index * 116, 22],
        { scale: 0.6 },
        lying(pen, {
          coat: index < 3 ? "salmon" : "sesame",
          cores: index < 3 ? ["cheese", "cucumber"] : ["salmon", "avocado"],
        }),
      ),
    ),
    ...[0, 1, 2].map((index) =>
      at(
        [-326 + index * 128, 156],
        { scale: 0.62 },
        standing(pen, { coat: "nori", cores: ["salmon"] }),
      ),
    ),
    at([110, 172], { scale: 0.56, rotate: -12 }, nigiri(pen, { topping: "ikura" })),
    at([270, 168], {}, ginger(pen)),
    at([362, 60], {}, wasabi(pen)),
  );
}

function bag(pen: Pen): string {
  const front =
    "M-150 -90L150 -90L168 190C168 200 162 206 152 206H-152C-162 206 -168 200 -168 190Z";
  return group(
    at(
      [40, 206],
      {},
      path("M-230 0A230 40 0 0 1 230 0A230 40 0 0 1 -230 0Z", SHADOW, { opacity: 0.14 }),
    ),
    stroke("M-70 -90C-70 -190 70 -190 70 -90", "#a9834f", 14),
    path("M-150 -90L-120 -126H176L150 -90Z", "#b98f58"),
    path("M150 -90L176 -126L196 168L168 196Z", "#a97f4a"),
    path(front, pen.linear(40, [0, "#f3ddb6"], [1, "#d8b37c"])),
    stroke("M-74 -60C-74 -160 74 -160 74 -60", "#c49a62", 14),
    at(
      [0, 80],
      {},
      ...[74, 50, 26].map((r) => stroke(`M${-r} 0A${r} ${r} 0 0 1 ${r} 0`, brand.indigo, 11)),
      stroke("M-96 28Q-48 0 0 28T96 28", brand.indigo, 11),
    ),
    stroke("M-138 -84L-154 190", "#fff3d9", 5, { opacity: 0.7 }),
  );
}

/** What is drawn on each scene's ground. */
function contents(pen: Pen, scene: SceneName): string {
  const place = (x: number, y: number, scale: number): string =>
    at([x, y], { scale, rotate: -8 }, table(pen));
  const center: Record<SceneName, () => string> = {
    hero: () => place(1080, 590, 1.06),
    "hero-portrait": () => place(480, 800, 0.94),
    "open-graph": () => place(800, 360, 0.74),
    "empty-bag": () => at([320, 238], {}, bag(pen)),
  };
  return center[scene]();
}

export const sceneBackground = ({ scene }: SceneRecipe): string =>
  groundColour(scenes[scene].ground);

export function drawScene({ slug, scene }: SceneRecipe): string {
  const pen = createPen(slug);
  const { width, height, ground: name } = scenes[scene];
  const body = group(ground(pen, name, "waves", width, height), contents(pen, scene));
  return svgOf(pen, width, height, body);
}
