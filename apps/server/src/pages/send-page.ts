import { chooseEncoding, compress, type EncodedBody, matchesEtag } from "../http/encoded-body.ts";

export type HeaderRecord = Record<string, string>;

/** Compression level of pages made for a single request, whose number visitors decide. */
const QUICK_QUALITY = 1;

/** Sends a precompressed body; 304 where If-None-Match contains its ETag. */
export function sendBody(
  request: Request,
  status: number,
  headers: HeaderRecord,
  body: EncodedBody,
): Response {
  const { bytes, encoding, etag } = body[encodingOf(request)];
  const all: HeaderRecord = { ...headers, etag };
  if (status === 200 && matchesEtag(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers: all });
  if (encoding !== "identity") all["content-encoding"] = encoding;
  all["content-length"] = String(bytes.length);
  return new Response(request.method === "HEAD" ? null : bytes, { status, headers: all });
}

/**
 * Sends a page made for this request: compressed at a low level, without ETag, since it is not
 * cached.
 */
export async function sendFilled(
  request: Request,
  status: number,
  headers: HeaderRecord,
  html: string,
): Promise<Response> {
  const encoding = encodingOf(request);
  const all: HeaderRecord = { ...headers };
  if (encoding !== "identity") all["content-encoding"] = encoding;
  if (request.method === "HEAD") return new Response(null, { status, headers: all });
  const bytes = await compress(Buffer.from(html), encoding, QUICK_QUALITY);
  all["content-length"] = String(bytes.length);
  return new Response(bytes, { status, headers: all });
}

export function redirect(
  status: 301 | 302,
  location: string,
  headers: HeaderRecord = {},
): Response {
  return new Response(null, { status, headers: { ...headers, location } });
}

function encodingOf(request: Request) {
  return chooseEncoding(request.headers.get("accept-encoding") ?? "");
}
