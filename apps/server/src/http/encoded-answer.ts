import type { Context } from "hono";
import { chooseEncoding, type EncodedBody, matchesEtag } from "./encoded-body.ts";
import type { ApiEnv } from "./environment.ts";

/**
 * Sends a precompressed body in the encoding that the client prefers; 304 where its ETag matches.
 */
export function sendEncoded(c: Context<ApiEnv>, body: EncodedBody): Response {
  const { bytes, encoding, etag } = body[chooseEncoding(c.req.header("accept-encoding") ?? "")];
  c.header("cache-control", "no-cache");
  c.header("vary", "Accept-Encoding, Accept-Language", { append: true });
  c.header("etag", etag);
  if (matchesEtag(c.req.header("if-none-match"), etag)) return c.body(null, 304);
  if (encoding !== "identity") c.header("content-encoding", encoding);
  c.header("content-type", "application/json; charset=UTF-8");
  c.header("content-length", String(bytes.length));
  return c.body(bytes, 200);
}
