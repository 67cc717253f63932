/** One message of a stream: `id` is what a client sends as `Last-Event-ID` when it comes back. */
export type StreamMessage = { id: number; event: string; data: unknown };

export type StreamInput = {
  /** Where to go on: only what comes after it is sent. */
  after: number;
  /** Reads a few messages after a place; fewer than that is all there is. */
  read: (after: number) => Promise<StreamMessage[]>;
  /** Calls back when there is something new to read; gives what ends that. */
  follow: (wake: () => void) => () => void;
  /** Asked before anything is sent: whoever was signed in may be no more. */
  isWelcome: () => Promise<boolean>;
  /** Aborted when the server stops. */
  ending: AbortSignal;
  heartbeatMs?: number;
  patienceMs?: number;
};

const HEARTBEAT_MS = 15_000;
/** Who has not taken what was sent for so long is dropped; they come back and read what they missed. */
const PATIENCE_MS = 30_000;
/** How soon a client comes back. */
const RETRY_MS = 2000;

/** An event, since a browser tells its page nothing of comments; without an id it moves no cursor. */
const BEAT = "event: beat\ndata: 0\n\n";

const encoder = new TextEncoder();

/**
 * Server-sent events, read from the table as fast as the client takes them: between two messages
 * nothing is kept for anybody, so a slow reader costs a cursor and no memory.
 */
export function eventStream(input: StreamInput): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { read, follow, isWelcome, ending } = input;
  const { heartbeatMs = HEARTBEAT_MS, patienceMs = PATIENCE_MS } = input;
  let cursor = input.after;
  let isFirst = true;
  let isNews = true;
  let isOver = false;
  let wakeUp: () => void = () => {};
  let slow: NodeJS.Timeout | undefined;

  const unfollow = follow(() => {
    isNews = true;
    wakeUp();
  });
  const end = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(slow);
    unfollow();
    ending.removeEventListener("abort", end);
    wakeUp();
  };
  ending.addEventListener("abort", end);
  if (ending.aborted) end();

  /** What is to be sent next; null where the stream is over. */
  async function next(): Promise<string | null> {
    if (isFirst) {
      isFirst = false;
      return `retry: ${RETRY_MS}\n\n`;
    }
    for (;;) {
      if (isOver || !(await isWelcome())) return null;
      if (isNews) {
        isNews = false;
        const messages = await read(cursor);
        const last = messages.at(-1);
        if (last) {
          cursor = last.id;
          isNews = true;
          return messages.map(written).join("");
        }
      }
      if (!isNews && (await quiet()) === "beat") return BEAT;
    }
  }

  /** Waits for news, or until it is time to show that the connection lives. */
  function quiet(): Promise<"news" | "beat"> {
    return new Promise((resolve) => {
      const beat = setTimeout(() => resolve("beat"), heartbeatMs);
      wakeUp = () => {
        clearTimeout(beat);
        resolve("news");
      };
      if (isOver || isNews) wakeUp();
    });
  }

  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        clearTimeout(slow);
        const text = await next().catch(() => null);
        if (isOver || text === null) {
          end();
          controller.close();
          return;
        }
        slow = setTimeout(() => {
          end();
          controller.error(new Error("the reader is too slow"));
        }, patienceMs);
        slow.unref();
        controller.enqueue(encoder.encode(text));
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}

function written({ id, event, data }: StreamMessage): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
