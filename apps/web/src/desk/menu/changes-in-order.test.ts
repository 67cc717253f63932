import { expect, test } from "vitest";
import { changesInOrder } from "./changes-in-order.ts";

/** A list on a server that answers when it is told to. */
function openList() {
  const state = { shown: ["a", "b", "c"], calls: [] as { seen: string[]; wanted: string[] }[] };
  const answers: ((answer: { ok: boolean }) => void)[] = [];
  const inOrder = changesInOrder<string[], { ok: boolean }>();
  const change = (made: (list: string[]) => string[]) =>
    inOrder(
      {
        key: "group:1/choices",
        shown: state.shown,
        show: (value) => {
          state.shown = value;
        },
        send: (seen, wanted) => {
          state.calls.push({ seen, wanted });
          return new Promise((resolve) => answers.push(resolve));
        },
      },
      made,
    );
  const answer = async (ok: boolean) => {
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    answers.shift()?.({ ok });
  };
  return { state, change, answer };
}

const down = (name: string) => (list: string[]) => {
  const at = list.indexOf(name);
  return list.toSpliced(at, 1).toSpliced(at + 1, 0, name);
};

test("a change made before the first answer follows it, with the value that it has stored", async () => {
  const { state, change, answer } = openList();
  const first = change(down("a"));
  await expect.poll(() => state.calls.length).toBe(1);
  const second = change(down("a"));
  expect(state.shown).toEqual(["b", "c", "a"]);
  await answer(true);
  await first;
  await answer(true);
  await second;
  expect(state.calls).toEqual([
    { seen: ["a", "b", "c"], wanted: ["b", "a", "c"] },
    { seen: ["b", "a", "c"], wanted: ["b", "c", "a"] },
  ]);
});

test("all that is changed during a call is one further call", async () => {
  const { state, change, answer } = openList();
  const first = change(down("a"));
  await expect.poll(() => state.calls.length).toBe(1);
  const others = [change(down("a")), change((list) => list.filter((name) => name !== "c"))];
  await answer(true);
  await answer(true);
  expect(await Promise.all([first, ...others])).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  expect(state.calls).toHaveLength(2);
  expect(state.shown).toEqual(["b", "a"]);
});

test("what is refused is no longer shown; what was changed after it stays and is sent", async () => {
  const { state, change, answer } = openList();
  const first = change((list) => list.filter((name) => name !== "b"));
  await expect.poll(() => state.calls.length).toBe(1);
  const second = change(down("a"));
  await answer(false);
  expect(await first).toEqual({ ok: false });
  expect(state.shown).toEqual(["b", "a", "c"]);
  await answer(true);
  await second;
  expect(state.calls[1]).toEqual({ seen: ["a", "b", "c"], wanted: ["b", "a", "c"] });

  const alone = change(down("b"));
  await answer(false);
  await alone;
  expect(state.shown).toEqual(["b", "a", "c"]);
});
