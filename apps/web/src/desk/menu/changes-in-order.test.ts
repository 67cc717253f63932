import type { Reply } from "@noren/contract/call.ts";
import { expect, test } from "vitest";
import { changesInOrder } from "./changes-in-order.ts";

/** A list on a server that answers when it is told to. */
function openList() {
  const state = { shown: ["a", "b", "c"], calls: [] as { seen: string[]; wanted: string[] }[] };
  const told: string[] = [];
  const refused: ((list: string[]) => string[])[] = [];
  const answers: ((answer: Reply<null>) => void)[] = [];
  const inOrder = changesInOrder<string[], Reply<null>>();
  const change = (made: (list: string[]) => string[], teller: string | null = "the notice") =>
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
        tell:
          teller === null
            ? null
            : async ({ ok }, changes) => {
                told.push(ok ? "saved" : `refused: ${teller}`);
                if (!ok) refused.push(changes);
              },
      },
      made,
    );
  const answer = async (reply: Reply<null>) => {
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    answers.shift()?.(reply);
  };
  return { state, told, refused, change, answer };
}

const SAVED: Reply<null> = { ok: true, payload: null };

function refusedFor(code: "unreachable" | "changed_since"): Reply<null> {
  return { ok: false, problem: { code, status: 409, message: "" } };
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
  await answer(SAVED);
  await first;
  await answer(SAVED);
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
  await answer(SAVED);
  await answer(SAVED);
  expect(await Promise.all([first, ...others])).toEqual([SAVED, SAVED, SAVED]);
  expect(state.calls).toHaveLength(2);
  expect(state.shown).toEqual(["b", "a"]);
});

test("what is refused is no longer shown; what was changed after it stays and is sent", async () => {
  const { state, change, answer } = openList();
  const first = change((list) => list.filter((name) => name !== "b"));
  await expect.poll(() => state.calls.length).toBe(1);
  const second = change(down("a"));
  await answer(refusedFor("unreachable"));
  expect(await first).toEqual(refusedFor("unreachable"));
  expect(state.shown).toEqual(["b", "a", "c"]);
  await answer(SAVED);
  await second;
  expect(state.calls[1]).toEqual({ seen: ["a", "b", "c"], wanted: ["b", "a", "c"] });

  const alone = change(down("b"));
  await answer(refusedFor("unreachable"));
  await alone;
  expect(state.shown).toEqual(["b", "a", "c"]);
});

test("what waits for a change that somebody else was quicker with is dropped, and told once with it", async () => {
  const { state, told, refused: dropped, change, answer } = openList();
  const first = change(down("a"));
  await expect.poll(() => state.calls.length).toBe(1);
  const second = change(down("a"));
  await answer(refusedFor("changed_since"));
  const refused = refusedFor("changed_since");
  expect(await Promise.all([first, second])).toEqual([refused, refused]);
  expect(state.shown).toEqual(["a", "b", "c"]);
  expect(state.calls).toHaveLength(1);
  expect(told).toEqual(["refused: the notice"]);
  // Both presses, to be made again of what stands now.
  expect(dropped[0]?.(["a", "c", "b"])).toEqual(["c", "b", "a"]);

  state.shown = ["c", "a", "b"];
  const again = change(down("c"));
  await answer(SAVED);
  await again;
  expect(state.calls[1]).toEqual({ seen: ["c", "a", "b"], wanted: ["a", "c", "b"] });
});

test("a press that is dropped behind a typed field, which tells for itself, is told", async () => {
  const { state, told, change, answer } = openList();
  const typed = change(down("a"), null);
  await expect.poll(() => state.calls.length).toBe(1);
  const pressed = change(down("a"), "the press");
  await answer(refusedFor("changed_since"));
  await Promise.all([typed, pressed]);
  expect(told).toEqual(["refused: the press"]);
});

test("a change that cannot be made holds up none that follows", async () => {
  const { state, change, answer } = openList();
  const broken = () => {
    throw new Error("the record is gone");
  };
  expect(() => change(broken)).toThrow("the record is gone");
  const next = change(down("a"));
  await answer(SAVED);
  expect(await next).toEqual(SAVED);
  expect(state.shown).toEqual(["b", "a", "c"]);
});
