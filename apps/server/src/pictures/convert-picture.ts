import { createHash } from "node:crypto";
import { MAX_PICTURE_PIXELS, type PictureCrop } from "@noren/contract/staff/pictures.ts";
import type { Picture } from "@noren/ordering/model.ts";
import sharp, { type Metadata, type Sharp } from "sharp";

/** Only these loaders may read what is uploaded: none that runs scripts or opens other files. */
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpeg",
    "VipsForeignLoadPng",
    "VipsForeignLoadWebp",
    "VipsForeignLoadHeif",
  ],
});

const WIDTHS = [320, 400, 640, 960];
const FORMATS = ["avif", "webp", "jpg"] as const;
type Format = (typeof FORMATS)[number];
/** Width by height of every picture of the menu. */
const RATIO = 4 / 3;

/** Bytes of a file that a phone loads in a list, up to this width in px. */
const MAX_LIST_BYTES = 60_000;
const LIST_WIDTH = 400;

/** `effort` 2: higher ones take AVIF from 3 s to 14 s for a photo of 12 megapixels. */
const ENCODERS: Record<Format, (image: Sharp, quality: number) => Sharp> = {
  avif: (image, quality) => image.avif({ quality: quality - 20, effort: 2 }),
  webp: (image, quality) => image.webp({ quality }),
  jpg: (image, quality) => image.jpeg({ quality, mozjpeg: true }),
};
/** Tried in turn until a file of the list is small enough. */
const QUALITIES = [76, 64, 52, 40];

export type PictureProblem =
  | "picture_empty"
  | "picture_too_many_pixels"
  | "picture_unsupported"
  | "picture_unreadable";

export type PictureFile = { name: string; bytes: Buffer };
export type Converted = { id: string; picture: Picture; files: PictureFile[] };

/** Name of the picture that these bytes and this crop give. */
export function pictureId(bytes: Uint8Array, crop: PictureCrop): string {
  return createHash("sha256")
    .update(JSON.stringify([crop, WIDTHS, FORMATS, QUALITIES]))
    .update(bytes)
    .digest("hex")
    .slice(0, 16);
}

/**
 * Turns a photo upright, cuts it to the crop and encodes it at every width in every format. Nothing
 * of its metadata is kept, the place where it was taken included.
 */
export async function convertPicture(
  bytes: Uint8Array,
  crop: PictureCrop,
): Promise<Converted | PictureProblem> {
  if (bytes.length === 0) return "picture_empty";
  const source = () => sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: "error" });
  const metadata = await source()
    .metadata()
    .catch((error: Error) => problemOf(error));
  if (typeof metadata === "string") return metadata;
  // HEIC shares AVIF's container; its codec cannot be read.
  if (metadata.format === "heif" && metadata.compression !== "av1") return "picture_unsupported";
  if (metadata.width * metadata.height > MAX_PICTURE_PIXELS) return "picture_too_many_pixels";
  try {
    return await converted(source(), metadata, pictureId(bytes, crop), crop);
  } catch {
    return "picture_unreadable";
  }
}

function problemOf({ message }: Error): PictureProblem {
  if (/pixel limit/i.test(message)) return "picture_too_many_pixels";
  return /unsupported image format|blocked/i.test(message)
    ? "picture_unsupported"
    : "picture_unreadable";
}

async function converted(
  source: Sharp,
  metadata: Metadata,
  id: string,
  crop: PictureCrop,
): Promise<Converted> {
  const { width, height } = metadata.autoOrient;
  const largest = Math.max(...WIDTHS);
  const { data, info } = await source
    .autoOrient()
    .extract(regionOf(crop, width, height))
    .resize({ width: largest, height: largest / RATIO, fit: "cover" })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const decoded = () => sharp(data, { raw });
  const files: PictureFile[] = [];
  for (const width of WIDTHS)
    for (const format of FORMATS) {
      const name = `${id}-${width}.${format}`;
      files.push({ name, bytes: await encoded(decoded().resize({ width }), width, format) });
    }
  const { dominant } = await decoded().stats();
  const background = `#${[dominant.r, dominant.g, dominant.b].map(hex).join("")}`;
  const picture = { path: `/pictures/${id}`, widths: WIDTHS, formats: [...FORMATS], background };
  return { id, picture, files };
}

async function encoded(image: Sharp, width: number, format: Format): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await ENCODERS[format](image.clone(), quality).toBuffer();
    if (width > LIST_WIDTH || bytes.length <= MAX_LIST_BYTES) break;
  }
  return bytes;
}

/** The crop in px, at least one wide and high, within the picture. */
function regionOf({ x, y, width, height }: PictureCrop, fullWidth: number, fullHeight: number) {
  const left = Math.min(Math.floor(x * fullWidth), fullWidth - 1);
  const top = Math.min(Math.floor(y * fullHeight), fullHeight - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(width * fullWidth), fullWidth - left)),
    height: Math.max(1, Math.min(Math.round(height * fullHeight), fullHeight - top)),
  };
}

function hex(part: number): string {
  return part.toString(16).padStart(2, "0");
}
