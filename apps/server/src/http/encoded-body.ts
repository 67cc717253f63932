import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** One body in every encoding that is worth sending, ready to be written as it is. */
export type EncodedBody = { etag: string; bytes: Record<Encoding, Buffer<ArrayBuffer>> };

/** Below this, compressing costs more than it saves. */
const SMALLEST_COMPRESSED = 512;

/** `quality` is brotli's: 11 for what is built once, about 5 for what a visitor waits for. */
export async function encodeBody(content: Buffer, quality: number): Promise<EncodedBody> {
  if (content.length < SMALLEST_COMPRESSED) return plainBody(content);
  const { etag, bytes } = plainBody(content);
  const [br, gz] = await Promise.all([
    compressBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    compressGzip(content, { level: 6 }),
  ]);
  return { etag, bytes: { identity: bytes.identity, br, gzip: gz } };
}

/** For what is compressed already, as pictures and fonts are. */
export function plainBody(content: Buffer): EncodedBody {
  const identity = Buffer.from(content);
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  return { etag, bytes: { identity, br: identity, gzip: identity } };
}

/** The smallest encoding that the client says it takes; `q=0` refuses one. */
export function chooseEncoding(acceptEncoding: string): Encoding {
  if (accepts(acceptEncoding, "br")) return "br";
  return accepts(acceptEncoding, "gzip") ? "gzip" : "identity";
}

function accepts(header: string, name: string): boolean {
  const at = header.indexOf(name);
  return at >= 0 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + name.length));
}

/** Whether the client has the body already: its tags may be several, and weak ones from a proxy. */
export function isKnown(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (ifNoneMatch == null) return false;
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}
