import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Db, Trx } from "../db/open.ts";
import { transact } from "../db/transact.ts";
import type { PictureFile } from "./convert-picture.ts";

/** Where the files of pictures are kept. */
export type PictureFiles = {
  /** Null for an unknown name. */
  read: (name: string) => Promise<Buffer | null>;
  /** Stores the files of a picture, and with `record` its row: never the row without them. */
  store: (
    id: string,
    files: readonly PictureFile[],
    record: (trx: Trx) => Promise<void>,
  ) => Promise<void>;
  remove: (names: readonly string[]) => Promise<void>;
};

/** In a folder of DATA_DIR, next to the embedded database. */
export function folderFiles(db: Db, folder: string): PictureFiles {
  return {
    read: (name) => readFile(join(folder, name)).catch(nullWhereMissing),
    async store(_id, files, record) {
      // Before the transaction: it holds the only connection, and the disk may be slow.
      for (const { name, bytes } of files) await writeWhole(folder, name, bytes);
      await transact(db, record);
    },
    async remove(names) {
      for (const name of names) await rm(join(folder, name), { force: true });
    },
  };
}

/**
 * In PostgreSQL, for every instance; each keeps what it has read in a folder of its DATA_DIR, and
 * does without where it can't.
 */
export function databaseFiles(db: Db, folder: string): PictureFiles {
  const cache = folderFiles(db, folder);
  return {
    async read(name) {
      const cached = await cache.read(name).catch(() => null);
      if (cached) return cached;
      const row = await db
        .selectFrom("picture_files")
        .select("bytes")
        .where("name", "=", name)
        .executeTakeFirst();
      if (!row) return null;
      await writeWhole(folder, name, row.bytes).catch(() => {});
      return row.bytes;
    },
    async store(id, files, record) {
      const rows = files.map((file) => ({ ...file, picture_id: id }));
      await transact(db, async (trx) => {
        await record(trx);
        await trx
          .insertInto("picture_files")
          .values(rows)
          .onConflict((same) => same.column("name").doNothing())
          .execute();
      });
    },
    // Its rows go with the picture's own.
    remove: cache.remove,
  };
}

/** Written under another name first, so that nobody reads half of it. */
async function writeWhole(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  const part = join(folder, `${name}.${randomUUID()}.part`);
  try {
    await writeFile(part, bytes, { flush: true });
    await rename(part, join(folder, name));
  } finally {
    await rm(part, { force: true });
  }
}

function nullWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
