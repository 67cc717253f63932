import { expect, test } from "vitest";
import { fallbackSource, imageAddress, srcSetOf } from "./picture-sources.ts";

const picture = {
  path: "/pictures/nigiri",
  widths: [320, 640, 960],
  formats: ["avif", "webp"],
  background: "#a9c9d6",
};

test("each width has a file in the requested format", () => {
  expect(srcSetOf(picture, "avif", "")).toBe(
    "/pictures/nigiri-320.avif 320w, /pictures/nigiri-640.avif 640w, /pictures/nigiri-960.avif 960w",
  );
});

test("pictures of another server are loaded from that server", () => {
  expect(srcSetOf({ ...picture, widths: [320] }, "webp", "https://api.example")).toBe(
    "https://api.example/pictures/nigiri-320.webp 320w",
  );
});

test("an absolute picture URL is kept, a relative one is below the API's root", () => {
  const root = "https://api.example/v3";
  expect(imageAddress("/plates/7.png", root)).toBe(`${root}/plates/7.png`);
  expect(imageAddress("plates/7.png", root)).toBe(`${root}/plates/7.png`);
  expect(imageAddress("/plates/7.png", "")).toBe("/plates/7.png");
  for (const whole of ["https://cdn.example/7.png", "//cdn.example/7.png", "data:image/png,x"])
    expect(imageAddress(whole, root)).toBe(whole);
});

test("browsers without support for newer formats get the middle width in the last format", () => {
  expect(fallbackSource(picture, "")).toBe("/pictures/nigiri-640.webp");
});
