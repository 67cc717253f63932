/** A server-sent event; `id` is what a reconnecting client sends as `Last-Event-ID`. */
export type StreamMessage = { id: number; event: string; data: unknown };

export type StreamInput = {
  /** Cursor: only messages with a greater id are sent. */
  after: number;
  /** Reads a batch of messages after a cursor; an empty one means there are no more. */
  read: (after: number) => Promise<StreamMessage[]>;
  /** Subscribes to new messages; returns the function that unsubscribes. */
  subscribe: (wake: () => void) => () => void;
  /** Called before each message: whether the client is still authorised. */
  isAuthorised: () => Promise<boolean>;
  /** Aborted when the server stops. */
  ending: AbortSignal;
  heartbeatMs?: number;
  /** Data of the next heartbeat, on one line. */
  heartbeatData?: () => string;
  slowClientMs?: number;
};

const HEARTBEAT_MS = 15_000;
/**
 * A client that does not read for so long is disconnected; it reconnects and reads what it missed.
 */
const SLOW_CLIENT_MS = 30_000;
/** Reconnection delay of clients, in ms. */
const RETRY_MS = 2000;

const encoder = new TextEncoder();

/**
 * A stream of server-sent events, read from the table at the client's speed: nothing is buffered,
 * so a slow client costs a cursor and no memory.
 */
export function eventStream(input: StreamInput): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { read, subscribe, isAuthorised, ending } = input;
  const { heartbeatMs = HEARTBEAT_MS, slowClientMs = SLOW_CLIENT_MS } = input;
  const { heartbeatData = () => "0" } = input;
  let cursor = input.after;
  let isFirst = true;
  let hasNews = true;
  let isOver = false;
  let wakeUp: () => void = () => {};
  let slow: NodeJS.Timeout | undefined;

  const unsubscribe = subscribe(() => {
    hasNews = true;
    wakeUp();
  });
  const end = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(slow);
    unsubscribe();
    ending.removeEventListener("abort", end);
    wakeUp();
  };
  ending.addEventListener("abort", end);
  if (ending.aborted) end();

  /** The text to send next; null where the stream has ended. */
  async function next(): Promise<string | null> {
    if (isFirst) {
      isFirst = false;
      return `retry: ${RETRY_MS}\n\n`;
    }
    for (;;) {
      if (isOver || !(await isAuthorised())) return null;
      if (hasNews) {
        hasNews = false;
        const messages = await read(cursor);
        const last = messages.at(-1);
        if (last) {
          cursor = last.id;
          hasNews = true;
          return messages.map(written).join("");
        }
      }
      if (!hasNews && (await waitForNews()) === "beat") return heartbeat(heartbeatData());
    }
  }

  /** Waits for new messages, or until the next heartbeat is due. */
  function waitForNews(): Promise<"news" | "beat"> {
    return new Promise((resolve) => {
      const beat = setTimeout(() => resolve("beat"), heartbeatMs);
      wakeUp = () => {
        clearTimeout(beat);
        resolve("news");
      };
      if (isOver || hasNews) wakeUp();
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
        }, slowClientMs);
        slow.unref();
        controller.enqueue(encoder.encode(text));
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}

/**
 * An event, since EventSource does not report comments; without an id, so that Last-Event-ID does not
 * change.
 */
function heartbeat(data: string): string {
  return `event: beat\ndata: ${data}\n\n`;
}

function written({ id, event, data }: StreamMessage): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
