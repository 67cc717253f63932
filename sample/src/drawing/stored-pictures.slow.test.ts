import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { PICTURE_FOLDER } from "../stored-pictures.ts";
import { sampleDrawings } from "./drawings.ts";
import { filesOf, rasterize } from "./render.ts";

type Pixels = Awaited<ReturnType<typeof rasterize>>;

/** Side of the compared thumbnails, in pixels: small enough to average out encoding losses. */
const SIDE = 48;

const thumbnails = new Map<string, Buffer>();

beforeAll(async () => {
  for (const drawing of sampleDrawings)
    thumbnails.set(
      drawing.slug,
      await thumbnail(await rasterize(drawing, Math.max(...drawing.widths))),
    );
});

function thumbnail({ data, info }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: info }).resize(SIDE, SIDE, { fit: "fill" }).raw().toBuffer();
}

function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0);
}

/** Slug of the drawing with the smallest pixel difference from a stored file. */
async function shownBy(name: string): Promise<string | undefined> {
  const image = sharp(join(PICTURE_FOLDER, name)).removeAlpha().raw();
  const stored = await thumbnail(await image.toBuffer({ resolveWithObject: true }));
  return [...thumbnails]
    .map(([slug, drawn]) => ({ slug, difference: difference(stored, drawn) }))
    .sort((a, b) => a.difference - b.difference)[0]?.slug;
}

test.each(sampleDrawings)(
  "each stored file of $slug is most similar to its drawing",
  async (drawing) => {
    for (const { name } of filesOf(drawing)) expect(await shownBy(name), name).toBe(drawing.slug);
  },
);
