import {
  chooseEncoding,
  compress,
  type EncodedBody,
  encodedAnswer,
  encodingHeader,
} from "../http/encoded-body.ts";

export type HeaderRecord = Record<string, string>;

/** Compression level of pages made for a single request, whose number visitors decide. */
const QUICK_QUALITY = 1;

/** Sends a body in the encoding that the client prefers; 304 where its ETag matches. */
export async function sendBody(
  request: Request,
  status: number,
  headers: HeaderRecord,
  body: EncodedBody,
): Promise<Response> {
  const answer = await encodedAnswer(request.headers, status, body);
  return new Response(request.method === "HEAD" ? null : answer.bytes, {
    status: answer.status,
    headers: { ...headers, ...answer.headers },
  });
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
  const encoding = chooseEncoding(request.headers.get("accept-encoding") ?? "");
  const all: HeaderRecord = { ...headers, ...encodingHeader(encoding) };
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
