import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { mailOptions } from "./mail-options.ts";
import type { Sent, Transport } from "./transport.ts";

/** Writes mails as `.eml` files; a retry overwrites the same file. */
export function fileTransport(folder: string): Transport {
  const mime = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(message) {
      try {
        const { message: bytes } = await mime.sendMail(mailOptions(message));
        await mkdir(folder, { recursive: true });
        await writeAtomically(folder, message.fileName, bytes as Buffer);
        return { ok: true };
      } catch (error) {
        return failureOf(error as NodeJS.ErrnoException);
      }
    },
    close: () => mime.close(),
  };
}

/** Writes atomically: fsync, then rename, so that no partial file has the final name. */
async function writeAtomically(folder: string, name: string, bytes: Buffer): Promise<void> {
  const part = join(folder, `.${name}.${randomUUID()}`);
  try {
    const file = await open(part, "wx");
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, join(folder, name));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Never final: a full disk or missing permission can be fixed, and any mail can be a file. */
function failureOf({ code = "unknown", message }: NodeJS.ErrnoException): Sent {
  return { ok: false, isFinal: false, code, reason: message };
}
