import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Picture } from "@noren/ordering/model.ts";
import sharp, { type Sharp } from "sharp";
import type { Drawing, PictureFormat } from "./picture.ts";

/**
 * Qualities chosen for flat colours and soft gradients. `effort` trades a slower redraw, which is
 * rare, for fewer bytes per visit.
 */
const ENCODINGS = {
  avif: { quality: 46, effort: 3 },
  webp: { quality: 74, effort: 6 },
  jpg: { quality: 84, mozjpeg: true },
} as const;

/** Content hash of the SVG, widths, formats and encoder settings, for immutable file names. */
const hashOf = ({ svg, widths, formats }: Drawing): string =>
  createHash("sha256")
    .update(JSON.stringify([svg, widths, formats, ENCODINGS]))
    .digest("hex")
    .slice(0, 8);

const stemOf = (drawing: Drawing): string => `${drawing.slug}-${hashOf(drawing)}`;

/** The picture record of a drawing in menus and settings. */
export function pictureOf(drawing: Drawing): Picture {
  return {
    path: `/pictures/${stemOf(drawing)}`,
    widths: [...drawing.widths],
    formats: [...drawing.formats],
    background: drawing.background,
  };
}

/** Every file of a drawing: each width in each format. */
export function filesOf(drawing: Drawing) {
  const stem = stemOf(drawing);
  return drawing.widths.flatMap((width) =>
    drawing.formats.map((format) => ({ name: `${stem}-${width}.${format}`, width, format })),
  );
}

/** Raw RGB pixels without transparency, `wanted` pixels wide. */
export function rasterize({ svg, width, background }: Drawing, wanted: number) {
  return sharp(Buffer.from(svg), { density: (72 * wanted) / width })
    .flatten({ background })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

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

/** Writes atomically by renaming, so that an interrupted run leaves no partial file. */
async function writeAtomically(path: string, bytes: Buffer): Promise<void> {
  const part = `${path}.part`;
  await writeFile(part, bytes);
  await rename(part, path);
}

/**
 * Writes those files of the drawing that are missing in the folder and returns their number.
 * Rasterizes once, at the largest width, and scales down from there.
 */
export async function renderDrawing(drawing: Drawing, folder: string): Promise<number> {
  const missing = filesOf(drawing).filter(({ name }) => !existsSync(join(folder, name)));
  if (missing.length === 0) return 0;
  const { data, info: raw } = await rasterize(drawing, Math.max(...drawing.widths));
  for (const { name, width, format } of missing) {
    const image = sharp(data, { raw }).resize({ width, kernel: "lanczos3" });
    await writeAtomically(join(folder, name), await encoded(image, format));
  }
  return missing.length;
}
