import { createStaffApi } from "@noren/contract/staff/staff-api.ts";
import { expect, test, vi } from "vitest";
import { withSingleAdditions } from "./add-once.ts";

const START = Date.parse("2026-11-26T18:00:00Z");
const HOUR_MS = 60 * 60 * 1000;
const GROUP = { kind: "group" as const, values: { name: "Sauces" } };

/** A browser whose additions get these statuses in turn; 0 is a lost answer. */
function browserWith(...statuses: number[]) {
  const texts = new Map<string, string>();
  const keys: unknown[] = [];
  const clock = { now: START };
  const send = async (request: Request) => {
    keys.push(((await request.json()) as { key: unknown }).key);
    const status = statuses[keys.length - 1] ?? 201;
    if (status === 0) throw new TypeError("The answer was lost");
    const payload = { action: 1, target: "group:9" };
    return Response.json(status < 400 ? { payload } : { status: "error" }, { status });
  };
  const storage = {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
  };
  const opened = () =>
    withSingleAdditions(
      createStaffApi("", send),
      () => storage,
      () => clock.now,
    );
  return { opened, keys, clock, storage };
}

test("an addition whose answer was lost is sent again with its key, also after a reload", async () => {
  const { opened, keys } = browserWith(0, 502, 201);
  await opened().addToMenu(GROUP);
  await opened().addToMenu(GROUP);
  await opened().addToMenu(GROUP);
  expect(new Set(keys).size).toBe(1);
});

test.each([201, 409, 422])(
  "once it was answered with %i the same addition is another one",
  async (status) => {
    const { opened, keys } = browserWith(status);
    const api = opened();
    await api.addToMenu(GROUP);
    await api.addToMenu(GROUP);
    expect(new Set(keys).size).toBe(2);
  },
);

test("another addition has a key of its own, and so has the same one an hour later", async () => {
  const { opened, keys, clock } = browserWith(0, 0, 0);
  const api = opened();
  await api.addToMenu(GROUP);
  await api.addToMenu({ ...GROUP, values: { name: "Piments" } });
  clock.now += HOUR_MS;
  await api.addToMenu(GROUP);
  expect(new Set(keys).size).toBe(3);
});

test.each(["", "{", "7", '{"menu":{"key":7}}'])(
  "damaged storage is no obstacle: %j",
  async (text) => {
    const { opened, keys, storage } = browserWith();
    storage.setItem("desk_unanswered", text);
    expect((await opened().addToMenu(GROUP)).ok).toBe(true);
    expect(keys).toHaveLength(1);
  },
);

test("without storage an addition is made all the same", async () => {
  const send = async () => Response.json({ payload: { action: 1, target: "group:9" } });
  const closed = () => {
    throw new DOMException("The storage is disabled", "SecurityError");
  };
  const api = withSingleAdditions(createStaffApi("", send), closed);
  expect((await api.addToMenu(GROUP)).ok).toBe(true);
  expect(console.error).toHaveBeenCalledWith("[noren]", expect.any(DOMException));
  vi.mocked(console.error).mockClear();
});
