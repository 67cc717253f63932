import type { LiveEvent } from "@noren/contract/staff/orders.ts";

export type LiveReader = ReturnType<typeof readLive>;
export type ReceivedEvent = { id: number; data: LiveEvent };

/** Parses a stream of server-sent events as a browser does. */
export function readLive(answer: Response) {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error("no stream in the answer");
  let buffer = "";
  const received: ReceivedEvent[] = [];
  const beats: string[] = [];

  /** Reads the next chunk; false when the stream has ended. */
  async function readChunk(): Promise<boolean> {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) return false;
    buffer += value;
    const blocks = buffer.split("\n\n");
    buffer = blocks.pop() ?? "";
    for (const block of blocks) {
      const id = /^id: (\d+)$/m.exec(block);
      const data = /^data: (.*)$/m.exec(block);
      if (id && data) received.push({ id: Number(id[1]), data: JSON.parse(data[1] ?? "") });
      else if (data) beats.push(data[1] ?? "");
    }
    return true;
  }

  async function readUntil(isThere: () => boolean): Promise<void> {
    while (!isThere()) if (!(await readChunk())) throw new Error("the stream has ended");
  }

  return {
    received,
    /** Resolves when `count` events were received; throws if the stream ends before. */
    async waitForCount(count: number): Promise<ReceivedEvent[]> {
      await readUntil(() => received.length >= count);
      return received;
    },
    /** The data of the first heartbeat; throws if the stream ends before. */
    async waitForBeat(): Promise<string | undefined> {
      await readUntil(() => beats.length > 0);
      return beats[0];
    },
    /** Resolves when the stream has ended. */
    async waitForEnd(): Promise<void> {
      while (await readChunk());
    },
    stop: () => reader.cancel(),
  };
}
