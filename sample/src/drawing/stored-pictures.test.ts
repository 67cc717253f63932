import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { PICTURE_FOLDER, readManifest } from "../stored-pictures.ts";
import { sampleDrawings } from "./drawings.ts";
import { filesOf, pictureOf, renderDrawing } from "./render.ts";

const REDRAW = "`npm run draw-sample` draws again what has changed";

/** What `sharp` calls the formats that our names end with. */
const SHARP_FORMAT = { avif: "heif", webp: "webp", jpg: "jpeg" };

const files = sampleDrawings.flatMap((drawing) =>
  filesOf(drawing).map((file) => ({ ...file, drawing })),
);

test("the manifest holds every dish and scene as the code draws it now, and nothing else", () => {
  const drawn = sampleDrawings.map((drawing) => [drawing.slug, pictureOf(drawing)]);
  expect(readManifest(), REDRAW).toEqual(Object.fromEntries(drawn));
});

test("each picture has its files, and no file is left over", async () => {
  const stored = await readdir(PICTURE_FOLDER);
  expect(stored.sort(), REDRAW).toEqual(files.map(({ name }) => name).sort());
});

test("every stored file has the format, width and proportions that its name promises", async () => {
  for (const { name, width, format, drawing } of files)
    expect(await sharp(join(PICTURE_FOLDER, name)).metadata(), name).toMatchObject({
      format: SHARP_FORMAT[format],
      width,
      height: Math.round((width * drawing.height) / drawing.width),
    });
});

test("all files together stay below 8 MB, as they are kept in the repository", async () => {
  const sizes = await Promise.all(files.map(({ name }) => stat(join(PICTURE_FOLDER, name))));
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(8_000_000);
});

test("rendering writes each width in each format, and leaves alone what is there", async () => {
  const [drawing] = sampleDrawings;
  if (!drawing) throw new Error("the sample has no drawing");
  const folder = await mkdtemp(join(tmpdir(), "noren-pictures-"));
  try {
    const small = { ...drawing, widths: [64, 128] };
    expect(await renderDrawing(small, folder)).toBe(4);
    const names = filesOf(small).map(({ name }) => name);
    expect((await readdir(folder)).sort()).toEqual([...names].sort());
    await rm(join(folder, names[0] ?? ""));
    expect(await renderDrawing(small, folder)).toBe(1);
    expect(await renderDrawing(small, folder)).toBe(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});
