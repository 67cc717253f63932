import { expect, it } from "vitest";
import { sampleDrawings, sampleRecipes } from "./drawings.ts";
import { drawPicture } from "./picture.ts";

const dishes = sampleRecipes.filter((recipe) => recipe.kind !== "scene");

it("draws every dish and scene", () => {
  for (const { svg } of sampleDrawings) {
    expect(svg).toMatch(/^<svg .*<\/svg>$/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  }
});

it("draws no two dishes alike, even from the same motif", () => {
  expect(new Set(sampleDrawings.map(({ svg }) => svg)).size).toBe(sampleDrawings.length);
  const recipesOnly = dishes.map(({ slug: _, ground: __, pattern: ___, ...subject }) =>
    JSON.stringify(subject),
  );
  expect(new Set(recipesOnly).size).toBe(dishes.length);
});

it("draws the same recipe the same way again", () => {
  expect(sampleRecipes.map(drawPicture)).toEqual(sampleDrawings);
});

it("refers only to gradients and clips that the drawing defines", () => {
  for (const { svg } of sampleDrawings) {
    const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
    const used = new Set([...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id));
    expect([...used].filter((id) => !defined.has(id))).toEqual([]);
  }
});
