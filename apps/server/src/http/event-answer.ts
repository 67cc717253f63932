import type { Context } from "hono";
import { eventStream, type StreamInput } from "../live/event-stream.ts";
import { refuse } from "./answers.ts";
import type { ApiEnv } from "./environment.ts";
import type { OpenStreams } from "./open-streams.ts";

/** Retry-After of a refused stream, in seconds; until then the client polls. */
const RETRY_SECONDS = 30;

type EventAnswer = {
  streams: OpenStreams;
  /** Key under which streams are counted against the limit. */
  address: string;
  stream: StreamInput;
};

/** Answers with server-sent events within the limits of open streams; disables proxy buffering. */
export function streamAnswer<Env extends ApiEnv>(
  c: Context<Env>,
  { streams, address, stream }: EventAnswer,
): Response {
  const release = c.req.method === "HEAD" ? () => {} : streams.acquire(address);
  if (release === null) return refuse(c, { code: "rate_limited" }, RETRY_SECONDS);
  c.header("content-type", "text/event-stream; charset=UTF-8");
  c.header("cache-control", "no-store, no-transform");
  c.header("x-accel-buffering", "no");
  // The body of HEAD is never read, so it would never be closed.
  if (c.req.method === "HEAD") return c.body(null);
  const subscribe = (wake: () => void) => {
    const unsubscribe = stream.subscribe(wake);
    return () => {
      unsubscribe();
      release();
    };
  };
  return c.body(eventStream({ ...stream, subscribe }));
}
