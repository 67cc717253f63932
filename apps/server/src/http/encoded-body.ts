import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** One body; in each encoding it is compressed when it is first asked for, and kept. */
export type EncodedBody = {
  content: Buffer<ArrayBuffer>;
  /** The encoding to send where the client prefers `preferred`; identity if it is not compressed. */
  encodingOf: (preferred: Encoding) => Encoding;
  /** A strong ETag identifies one byte sequence, so each encoding has its own. */
  etagIn: (encoding: Encoding) => string;
  bytesIn: (encoding: Encoding) => Promise<Buffer<ArrayBuffer>>;
  /** Bytes that it takes in memory in all encodings: text compresses to under half in each. */
  maxBytes: number;
};

/** Bytes; below this, compression costs more than it saves. */
const SMALLEST_COMPRESSED = 512;
const GZIP_LEVEL = 6;

/**
 * `quality` is brotli's: 11 for what is built once, about 5 for what is compressed during a
 * request. `brotli` are its bytes where the content was compressed before.
 */
export function encodedBody(
  content: Buffer,
  quality: number,
  brotli: Buffer<ArrayBuffer> | null = null,
): EncodedBody {
  const plain = plainBody(content);
  if (content.length < SMALLEST_COMPRESSED) return plain;
  const etag = plain.etagIn("identity");
  const compressed = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();
  compressed.set("identity", plain.bytesIn("identity"));
  if (brotli) compressed.set("br", Promise.resolve(brotli));
  return {
    content: plain.content,
    encodingOf: (preferred) => preferred,
    etagIn: (encoding) => (encoding === "identity" ? etag : etag.replace(/"$/, `-${encoding}"`)),
    bytesIn(encoding) {
      const known = compressed.get(encoding);
      if (known) return known;
      const level = encoding === "br" ? quality : GZIP_LEVEL;
      const bytes = compress(plain.content, encoding, level);
      compressed.set(encoding, bytes);
      bytes.catch(() => compressed.delete(encoding));
      return bytes;
    },
    maxBytes: 2 * content.length,
  };
}

/** For content that is compressed already, such as pictures and fonts. */
export function plainBody(content: Buffer): EncodedBody {
  const bytes = Buffer.from(content);
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  return {
    content: bytes,
    encodingOf: () => "identity",
    etagIn: () => etag,
    bytesIn: async () => bytes,
    maxBytes: bytes.length,
  };
}

/** `bytes` null: the client has them already. */
type EncodedAnswer = {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer<ArrayBuffer> | null;
};

/** A body in the encoding that the client prefers; 304 where its ETag matches that of a success. */
export async function encodedAnswer(
  client: Headers,
  status: number,
  body: EncodedBody,
): Promise<EncodedAnswer> {
  const encoding = body.encodingOf(chooseEncoding(client.get("accept-encoding") ?? ""));
  const etag = body.etagIn(encoding);
  if (status === 200 && matchesEtag(client.get("if-none-match"), etag))
    return { status: 304, headers: { etag }, bytes: null };
  const bytes = await body.bytesIn(encoding);
  const length = { "content-length": String(bytes.length) };
  return { status, headers: { etag, ...encodingHeader(encoding), ...length }, bytes };
}

export function encodingHeader(encoding: Encoding): Record<string, string> {
  return encoding === "identity" ? {} : { "content-encoding": encoding };
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
