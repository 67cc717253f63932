import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Picture } from "@noren/ordering/model.ts";
import sharp, { type Sharp } from "sharp";
import type { Drawing, PictureFormat, PictureRecipe } from "./picture.ts";
import { drawPicture } from "./picture.ts";

/** Flat colours and soft gradients keep well at these; `effort` trades bytes for seconds. */
const ENCODINGS = {
  avif: { quality: 50, effort: 1 },
  webp: { quality: 74, effort: 2 },
  jpg: { quality: 84, mozjpeg: true },
} as const;

/** Half of the work is done by the encoders' own threads. */
const AT_ONCE = 3;

type Progress = { done: number; total: number; slug: string };

const hashOf = ({ svg, widths, formats }: Drawing): string =>
  createHash("sha256")
    .update(JSON.stringify([svg, widths, formats, ENCODINGS]))
    .digest("hex")
    .slice(0, 8);

const fileOf = (stem: string, width: number, format: PictureFormat): string =>
  `${stem}-${width}.${format}`;

function encoded(image: Sharp, format: PictureFormat): Promise<Buffer> {
  switch (format) {
    case "avif":
      return image.avif(ENCODINGS.avif).toBuffer();
    case "webp":
      return image.webp(ENCODINGS.webp).toBuffer();
    case "jpg":
      return image.jpeg(ENCODINGS.jpg).toBuffer();
  }
}

/** A file is seen whole or not at all, whenever the run is broken off. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, bytes);
  await rename(part, path);
}

/** The drawing is rasterised once, at its largest width, and made smaller from there. */
async function renderDrawing(drawing: Drawing, stem: string, outDir: string): Promise<void> {
  const wanted = drawing.widths.flatMap((width) =>
    drawing.formats.map((format) => ({
      width,
      format,
      path: join(outDir, fileOf(stem, width, format)),
    })),
  );
  const missing = wanted.filter(({ path }) => !existsSync(path));
  if (missing.length === 0) return;

  const largest = Math.max(...drawing.widths);
  const density = (72 * largest) / drawing.width;
  const { data, info } = await sharp(Buffer.from(drawing.svg), { density })
    .flatten({ background: drawing.background })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const { width, format, path } of missing) {
    const image = sharp(data, { raw }).resize({ width, kernel: "lanczos3" });
    await writeWhole(path, await encoded(image, format));
  }
}

/**
 * Makes the files of every recipe in `outDir`, leaving alone those that are there already: names
 * carry a hash of the drawing and of the settings. Gives each slug its picture.
 */
export async function renderPictures(
  recipes: readonly PictureRecipe[],
  outDir: string,
  { onProgress }: { onProgress?: (progress: Progress) => void } = {},
): Promise<Record<string, Picture>> {
  await mkdir(outDir, { recursive: true });
  const pictures: Record<string, Picture> = {};
  const waiting = recipes.values();
  let done = 0;
  const work = async (): Promise<void> => {
    for (const recipe of waiting) {
      const drawing = drawPicture(recipe);
      const stem = `${drawing.slug}-${hashOf(drawing)}`;
      await renderDrawing(drawing, stem, outDir);
      pictures[drawing.slug] = {
        path: `/pictures/${stem}`,
        widths: [...drawing.widths],
        formats: [...drawing.formats],
        background: drawing.background,
      };
      done += 1;
      onProgress?.({ done, total: recipes.length, slug: drawing.slug });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return pictures;
}
