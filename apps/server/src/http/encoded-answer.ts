import type { Context } from "hono";
import { type EncodedBody, encodedAnswer } from "./encoded-body.ts";
import type { ApiEnv } from "./environment.ts";

/** Sends JSON in the encoding that the client prefers; 304 where its ETag matches. */
export async function sendEncoded(c: Context<ApiEnv>, body: EncodedBody): Promise<Response> {
  const { headers, bytes } = await encodedAnswer(c.req.raw.headers, 200, body);
  c.header("cache-control", "no-cache");
  c.header("vary", "Accept-Encoding, Accept-Language", { append: true });
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  if (!bytes) return c.body(null, 304);
  c.header("content-type", "application/json; charset=UTF-8");
  return c.body(bytes, 200);
}
