import { expect, test, vi } from "vitest";
import { eventStream, type StreamInput } from "./event-stream.ts";

/** A stream over `count` events, with a reader controlled by the test. */
function aStream(count: number, over: Partial<StreamInput> = {}) {
  let reads = 0;
  let isFollowed = true;
  let wake = () => {};
  const ending = new AbortController();
  const stream = eventStream({
    after: 0,
    read: async (after) => {
      reads += 1;
      return after < count ? [{ id: after + 1, event: "change", data: { at: after + 1 } }] : [];
    },
    subscribe: (wakeUp) => {
      wake = wakeUp;
      return () => {
        isFollowed = false;
      };
    },
    isAuthorised: async () => true,
    ending: ending.signal,
    ...over,
  });
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  return {
    reader,
    stream,
    end: () => ending.abort(),
    reads: () => reads,
    isFollowed: () => isFollowed,
    news: (more: number) => {
      count += more;
      wake();
    },
  };
}

test("a message has the event's sequence number as id, for Last-Event-ID", async () => {
  const { reader } = aStream(1);
  expect((await reader.read()).value).toBe("retry: 2000\n\n");
  expect((await reader.read()).value).toBe('id: 1\nevent: change\ndata: {"at":1}\n\n');
  await reader.cancel();
});

test("an idle stream sends a heartbeat", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { reader, news } = aStream(0, { heartbeatMs: 1000 });
  await reader.read();
  const idle = reader.read();
  await vi.advanceTimersByTimeAsync(1000);
  expect((await idle).value).toBe("event: beat\ndata: 0\n\n");
  news(1);
  expect((await reader.read()).value).toMatch(/^id: 1\n/);
  await reader.cancel();
});

test("a heartbeat has what there is to tell when it is sent", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let state = "ok";
  const { reader } = aStream(0, { heartbeatMs: 1000, heartbeatData: () => state });
  await reader.read();
  const idle = reader.read();
  state = "low";
  await vi.advanceTimersByTimeAsync(1000);
  expect((await idle).value).toBe("event: beat\ndata: low\n\n");
  await reader.cancel();
});

test("a client that does not read has nothing buffered and is disconnected", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { reader, reads, isFollowed } = aStream(1000, { slowClientMs: 1000 });
  for (let message = 0; message < 3; message++) await reader.read();
  await vi.advanceTimersByTimeAsync(0);
  // The first message is not read, and the decoder of the test takes one ahead.
  expect(reads()).toBe(3);
  await vi.advanceTimersByTimeAsync(999);
  expect(isFollowed()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(isFollowed()).toBe(false);
  expect(reads()).toBe(3);
  await expect(
    (async () => {
      for (;;) await reader.read();
    })(),
  ).rejects.toThrow("too slow");
});

test("a client that disconnects is unsubscribed", async () => {
  const { reader, isFollowed } = aStream(0);
  await reader.read();
  await reader.cancel();
  expect(isFollowed()).toBe(false);
});

test("a stream ends when the server stops, even while it waits", async () => {
  const { reader, end } = aStream(0);
  await reader.read();
  const waiting = reader.read();
  end();
  expect((await waiting).done).toBe(true);
});

test("a stream ends without a message once its client is no longer authorised", async () => {
  const { reader } = aStream(5, { isAuthorised: async () => false });
  await reader.read();
  expect((await reader.read()).done).toBe(true);
});
