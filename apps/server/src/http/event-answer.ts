import type { Context } from "hono";

/** Sends server-sent events; proxies are asked not to hold them back. */
export function streamAnswer(
  c: Context,
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): Response {
  c.header("content-type", "text/event-stream; charset=UTF-8");
  c.header("cache-control", "no-store, no-transform");
  c.header("x-accel-buffering", "no");
  return c.body(stream);
}
