import type { Context } from "hono";
import { eventStream, type StreamInput } from "../live/event-stream.ts";
import type { OpenStreams } from "../live/open-streams.ts";
import { refuse } from "./answers.ts";
import type { ApiEnv } from "./environment.ts";

/** When a client that was refused a stream may ask again; until then it reads what it shows anew. */
const RETRY_SECONDS = 30;

type EventAnswer = {
  streams: OpenStreams;
  /** Whose streams are counted together. */
  address: string;
  stream: StreamInput;
};

/** Sends server-sent events while there is room for them; proxies are asked not to hold them back. */
export function streamAnswer<Env extends ApiEnv>(
  c: Context<Env>,
  { streams, address, stream }: EventAnswer,
): Response {
  const leave = c.req.method === "HEAD" ? () => {} : streams.take(address);
  if (leave === null) return refuse(c, { code: "rate_limited" }, RETRY_SECONDS);
  c.header("content-type", "text/event-stream; charset=UTF-8");
  c.header("cache-control", "no-store, no-transform");
  c.header("x-accel-buffering", "no");
  // Nobody would read the body of HEAD, nor end it.
  if (c.req.method === "HEAD") return c.body(null);
  const follow = (wake: () => void) => {
    const unfollow = stream.follow(wake);
    return () => {
      unfollow();
      leave();
    };
  };
  return c.body(eventStream({ ...stream, follow }));
}
