import type { Picture } from "@noren/ordering/model.ts";
import type { JsonText } from "./json-text.ts";

/** The tables of uploaded pictures, with the conventions of `schema.ts`. */
export type PictureTables = {
  pictures: PicturesTable;
  picture_files: PictureFilesTable;
};

/** `id`: hash of the uploaded bytes, the crop and the encoder settings. */
type PicturesTable = { id: string; picture: JsonText<Picture>; created_at: number };

/** `name` as in its URL; in PostgreSQL alone. */
type PictureFilesTable = { name: string; picture_id: string; bytes: Buffer };
