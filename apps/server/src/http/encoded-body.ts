import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * `encoding` and `etag` belong to exactly these bytes: a strong ETag identifies one byte sequence.
 */
type EncodedBytes = { bytes: Buffer<ArrayBuffer>; encoding: Encoding; etag: string };

/** One body in every supported encoding, compressed in advance. */
export type EncodedBody = Record<Encoding, EncodedBytes>;

/** Bytes; below this, compression costs more than it saves. */
const SMALLEST_COMPRESSED = 512;

/**
 * `quality` is brotli's: 11 for what is built once, about 5 for what is compressed during a
 * request. `brotli` are its bytes where the content was compressed before.
 */
export async function encodeBody(
  content: Buffer,
  quality: number,
  brotli: Buffer<ArrayBuffer> | null = null,
): Promise<EncodedBody> {
  const body = plainBody(content);
  if (content.length < SMALLEST_COMPRESSED) return body;
  const [br, gz] = await Promise.all([
    brotli ?? compress(content, "br", quality),
    compress(content, "gzip", 6),
  ]);
  return withEncoding(withEncoding(body, "br", br), "gzip", gz);
}

/** For content that is compressed already, such as pictures and fonts. */
export function plainBody(content: Buffer): EncodedBody {
  const bytes = Buffer.from(content);
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  const identity: EncodedBytes = { bytes, encoding: "identity", etag };
  return { identity, br: identity, gzip: identity };
}

/** Replaces the bytes of one encoding, with an ETag derived from the identity's. */
export function withEncoding(
  body: EncodedBody,
  encoding: Exclude<Encoding, "identity">,
  bytes: Buffer<ArrayBuffer>,
): EncodedBody {
  const etag = body.identity.etag.replace(/"$/, `-${encoding}"`);
  return { ...body, [encoding]: { bytes, encoding, etag } };
}

/** `quality` is the encoding's level: 0 to 11 for brotli, 1 to 9 for gzip. */
export async function compress(
  content: Buffer<ArrayBufferLike>,
  encoding: Encoding,
  quality: number,
): Promise<Buffer<ArrayBuffer>> {
  if (encoding === "gzip") return compressGzip(content, { level: quality });
  if (encoding === "identity") return Buffer.from(content);
  return compressBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

export function bodyBytes(body: EncodedBody): number {
  return new Set(Object.values(body)).values().reduce((sum, { bytes }) => sum + bytes.length, 0);
}

/** Bounded cache: nearly all clients send one of a few headers, but a client can send any. */
const encodingCache = new LRUCache<string, Encoding>({ max: 100 });

/**
 * The encoding that the client prefers; among equal ones the first of `ENCODINGS`, the smallest.
 */
export function chooseEncoding(acceptEncoding: string): Encoding {
  const cached = encodingCache.get(acceptEncoding);
  if (cached) return cached;
  const client = new Negotiator({ headers: { "accept-encoding": acceptEncoding } }) as Preferring;
  const [best] = client.encodings(ENCODINGS, { preferred: ENCODINGS });
  // A client that refuses every encoding gets the unencoded body rather than an error.
  const encoding = ENCODINGS.find((name) => name === best) ?? "identity";
  encodingCache.set(acceptEncoding, encoding);
  return encoding;
}

/** The option `preferred` of negotiator 1.0, missing in its types. */
type Preferring = {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
};

/**
 * Whether If-None-Match contains the ETag; the header may list several, or weak ones from a proxy.
 */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (ifNoneMatch == null) return false;
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}
