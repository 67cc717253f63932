import { z } from "zod";
import { pictureSchema } from "../picture.ts";

/** Schemas of uploading the picture of a dish; its body is the file itself. */

/** Largest file in bytes. */
export const MAX_PICTURE_BYTES = 25 * 1024 * 1024;
/** Width times height, before it is scaled. */
export const MAX_PICTURE_PIXELS = 40_000_000;

const fraction = z.coerce.number().min(0).max(1);

/** The part that is used, as fractions of the picture once it is upright; all of it by default. */
export const pictureCrop = z.object({
  x: fraction.default(0),
  y: fraction.default(0),
  width: fraction.positive().default(1),
  height: fraction.positive().default(1),
});

/** A value for `picture` of a dish. */
export const uploadedPictureSchema = z.object({ picture: pictureSchema });

export type PictureCrop = z.output<typeof pictureCrop>;
export type UploadedPicture = z.output<typeof uploadedPictureSchema>;
