import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { sampleRestaurant } from "../restaurant.ts";
import { drawPicture } from "./picture.ts";
import { renderPictures } from "./render.ts";
import { sampleScenes } from "./scenes.ts";

const dishes = sampleRestaurant.menus.flatMap((menu) =>
  menu.categories.flatMap((category) => category.items.map((item) => item.picture)),
);
const recipes = [...dishes, ...sampleScenes];
const drawings = recipes.map(drawPicture);

it("draws every dish and scene", () => {
  for (const { svg } of drawings) {
    expect(svg).toMatch(/^<svg .*<\/svg>$/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  }
});

it("draws no two dishes alike, even from the same motif", () => {
  expect(new Set(drawings.map(({ svg }) => svg)).size).toBe(drawings.length);
  const recipesOnly = dishes.map(({ slug: _, ground: __, pattern: ___, ...subject }) =>
    JSON.stringify(subject),
  );
  expect(new Set(recipesOnly).size).toBe(dishes.length);
});

it("draws the same recipe the same way again", () => {
  expect(recipes.map((recipe) => drawPicture(recipe).svg)).toEqual(drawings.map(({ svg }) => svg));
});

it("refers only to gradients and clips that the drawing defines", () => {
  for (const { svg } of drawings) {
    const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
    const used = new Set([...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id));
    expect([...used].filter((id) => !defined.has(id))).toEqual([]);
  }
});

it("renders each width in each format, and leaves alone what is there", async () => {
  const outDir = await mkdtemp(join(tmpdir(), "noren-pictures-"));
  const few = recipes.slice(0, 2);
  const seen: string[] = [];
  const pictures = await renderPictures(few, outDir, { onProgress: ({ slug }) => seen.push(slug) });
  expect(seen.sort()).toEqual(few.map(({ slug }) => slug).sort());

  const files = (await readdir(outDir)).sort();
  const expected = Object.values(pictures).flatMap(({ path, widths, formats }) =>
    widths.flatMap((width) =>
      formats.map((format) => `${path.replace("/pictures/", "")}-${width}.${format}`),
    ),
  );
  expect(files).toEqual(expected.sort());
  expect(files[0]).toMatch(/^[a-z-]+-[0-9a-f]{8}-\d+\.(avif|webp)$/);

  const smallest = files.find((file) => file.endsWith("-320.avif")) ?? "";
  expect(await sharp(join(outDir, smallest)).metadata()).toMatchObject({ width: 320, height: 240 });

  const before = await stat(join(outDir, smallest));
  expect(await renderPictures(few, outDir)).toEqual(pictures);
  expect((await stat(join(outDir, smallest))).mtimeMs).toBe(before.mtimeMs);
  await rm(outDir, { recursive: true });
});
