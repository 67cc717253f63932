import { isDeepStrictEqual } from "node:util";
import type { PictureCrop } from "@noren/contract/staff/pictures.ts";
import type { Picture } from "@noren/ordering/model.ts";
import pLimit from "p-limit";
import { fromJson, toJson } from "../db/json-text.ts";
import type { Db } from "../db/open.ts";
import { convertPicture, type PictureProblem, pictureId } from "./convert-picture.ts";
import type { PictureFiles } from "./picture-files.ts";

/** How many are kept at once. */
const MAX_PICTURES = 1000;
const DAY_MS = 24 * 60 * 60_000;

export type Pictures = ReturnType<typeof openPictures>;

/** `now` in epoch milliseconds. */
type PicturesInput = { db: Db; files: PictureFiles; now: () => number };

/** The uploaded pictures of the restaurant, served under `/pictures/`. */
export function openPictures({ db, files, now }: PicturesInput) {
  // One takes a whole core for seconds, and the memory of up to 40 decoded megapixels.
  const limit = pLimit(1);

  /** Converts and stores a photo; the same bytes and crop are one picture. */
  async function add(
    bytes: Uint8Array,
    crop: PictureCrop,
  ): Promise<Picture | PictureProblem | "too_many_pictures"> {
    const known = await stored(db, pictureId(bytes, crop));
    if (known) return known;
    if ((await countPictures(db)) >= MAX_PICTURES) return "too_many_pictures";
    const converted = await convertPicture(bytes, crop);
    if (typeof converted === "string") return converted;
    const { id, picture } = converted;
    await files.store(id, converted.files, async (trx) => {
      await trx
        .insertInto("pictures")
        .values({ id, picture: toJson(picture), created_at: now() })
        // Another instance has stored the same at the same time.
        .onConflict((same) => same.column("id").doNothing())
        .execute();
    });
    return picture;
  }

  /** Deletes pictures of more than a day ago that no dish, draft or record of a change names. */
  async function removeUnused(): Promise<void> {
    const old = await db
      .selectFrom("pictures")
      .selectAll()
      .where("created_at", "<", now() - DAY_MS)
      .execute();
    for (const { id, picture } of old)
      if (!(await isNamed(db, id))) {
        await db.deleteFrom("pictures").where("id", "=", id).execute();
        await files.remove(fileNames(fromJson(picture)));
      }
  }

  return {
    add: (bytes: Uint8Array, crop: PictureCrop) => limit(() => add(bytes, crop)),
    read: files.read,
    removeUnused,
  };
}

/** Whether the files of this picture were uploaded here, whatever its focal point. */
export async function isUploaded(db: Db, picture: Picture): Promise<boolean> {
  const known = await stored(db, picture.path.replace(/^\/pictures\//, ""));
  return known !== null && haveSameFiles(known, picture);
}

/** Whether two pictures differ in their focal points at most. */
export function haveSameFiles(one: Picture, other: Picture): boolean {
  return isDeepStrictEqual({ ...one, focus: null }, { ...other, focus: null });
}

async function stored(db: Db, id: string): Promise<Picture | null> {
  const row = await db
    .selectFrom("pictures")
    .select("picture")
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? fromJson(row.picture) : null;
}

async function countPictures(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom("pictures")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

async function isNamed(db: Db, id: string): Promise<boolean> {
  const name = `%/pictures/${id}"%`;
  const [dish, change, draft] = await Promise.all([
    db.selectFrom("items").select("id").where("picture", "like", name).executeTakeFirst(),
    db
      .selectFrom("changes")
      .select("id")
      .where("field", "=", "picture")
      .where((is) => is.or([is("before", "like", name), is("after", "like", name)]))
      .executeTakeFirst(),
    db
      .selectFrom("draft_changes")
      .select("id")
      .where("field", "=", "picture")
      .where("value", "like", name)
      .executeTakeFirst(),
  ]);
  return [dish, change, draft].some((row) => row !== undefined);
}

function fileNames({ path, widths, formats }: Picture): string[] {
  const id = path.slice(path.lastIndexOf("/") + 1);
  return widths.flatMap((width) => formats.map((format) => `${id}-${width}.${format}`));
}
