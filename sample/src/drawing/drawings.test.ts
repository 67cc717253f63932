import { expect, it } from "vitest";
import { sampleDrawings, sampleRecipes } from "./drawings.ts";
import { drawPicture } from "./picture.ts";

const dishes = sampleRecipes.filter((recipe) => recipe.kind !== "scene");

it("draws every dish and scene as an SVG without undefined values", () => {
  for (const { svg } of sampleDrawings) {
    expect(svg).toMatch(/^<svg .*<\/svg>$/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  }
});

it("draws a distinct picture for every dish, regardless of slug, ground and pattern", () => {
  expect(new Set(sampleDrawings.map(({ svg }) => svg)).size).toBe(sampleDrawings.length);
  const recipesOnly = dishes.map(({ slug: _, ground: __, pattern: ___, ...subject }) =>
    JSON.stringify(subject),
  );
  expect(new Set(recipesOnly).size).toBe(dishes.length);
});

it("draws a recipe deterministically", () => {
  expect(sampleRecipes.map(drawPicture)).toEqual(sampleDrawings);
});

it("references only gradients and clip paths defined in the same drawing", () => {
  for (const { svg } of sampleDrawings) {
    const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
    const used = new Set([...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id));
    expect([...used].filter((id) => !defined.has(id))).toEqual([]);
  }
});
