import type { Reply } from "@noren/contract/call.ts";
import type { FoundAddresses } from "@noren/contract/locations.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { openAddressSearch, type SearchState, TYPING_PAUSE_MS } from "./address-search.ts";

beforeEach(() => void vi.useFakeTimers());

const found = (...names: string[]): FoundAddresses => ({
  attribution: "",
  suggestions: names.map((name) => ({
    description: name,
    structured_formatting: { main_text: name, secondary_text: "" },
  })),
});

type Asked = {
  query: string;
  signal: AbortSignal;
  answer: (reply: Reply<FoundAddresses>) => Promise<void>;
};

/** A search whose requests are answered by the test, in any order. */
function aSearch() {
  const asked: Asked[] = [];
  const shown: SearchState[] = [];
  const search = openAddressSearch(
    (query, signal) =>
      new Promise((resolve) => {
        const answer = async (reply: Reply<FoundAddresses>) => {
          resolve(reply);
          await vi.advanceTimersByTimeAsync(0);
        };
        signal.addEventListener("abort", () => resolve(refused("unreachable")));
        asked.push({ query, signal, answer });
      }),
    (state) => shown.push(state),
  );
  const typed = async (query: string) => {
    search.type(query);
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MS);
  };
  return { ...search, typed, asked, shown, last: () => shown.at(-1) };
}

const refused = (code: string): Reply<never> => ({
  ok: false,
  problem: { code, status: 200, message: "" },
});
const some = (...names: string[]): Reply<FoundAddresses> => ({
  ok: true,
  payload: found(...names),
});

test("three characters start a request, two do not; surrounding spaces do not count", async () => {
  const { typed, asked, last } = aSearch();
  await typed(" ab ");
  expect(asked).toEqual([]);
  expect(last()).toEqual({ kind: "idle" });
  await typed(" abc ");
  expect(asked.map(({ query }) => query)).toEqual(["abc"]);
});

test("typing is debounced to one request per pause", async () => {
  const { type, typed, asked } = aSearch();
  type("rue");
  type("rue d");
  await typed("rue de");
  expect(asked.map(({ query }) => query)).toEqual(["rue de"]);
});

test("only the answer to the latest request is used; earlier requests are aborted", async () => {
  const { typed, asked, last } = aSearch();
  await typed("rue");
  await typed("rue de");
  expect(asked[0]?.signal.aborted).toBe(true);
  await asked[1]?.answer(some("second"));
  await asked[0]?.answer(some("first"));
  expect(last()).toEqual({ kind: "found", found: found("second") });
});

test("earlier results stay visible until the next answer", async () => {
  const { typed, asked, last } = aSearch();
  await typed("rue");
  expect(last()).toEqual({ kind: "searching", earlier: null });
  await asked[0]?.answer(some("first"));
  await typed("rue d");
  expect(last()).toEqual({ kind: "searching", earlier: found("first") });
});

test("clearing the text aborts the request", async () => {
  const { typed, asked, last } = aSearch();
  await typed("rue");
  await typed("ru");
  await asked[0]?.answer(some("late"));
  expect(last()).toEqual({ kind: "idle" });
});

test.each([
  [refused("address_not_found"), "not_found"],
  [some(), "not_found"],
  [refused("address_lookup_failed"), "failed"],
  [refused("internal"), "failed"],
  [refused("unreachable"), "failed"],
  [refused("rate_limited"), "rate_limited"],
] as const)("an answer without addresses gives its reason: %o", async (reply, code) => {
  const { typed, asked, last } = aSearch();
  await typed("rue");
  await asked[0]?.answer(reply);
  expect(last()).toEqual({ kind: "failed", code });
});

test("a request that is never answered times out as a failure, which can be retried", async () => {
  const { typed, retry, asked, last } = aSearch();
  await typed("rue");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(last()).toEqual({ kind: "failed", code: "failed" });
  retry();
  expect(asked[1]?.query).toBe("rue");
  await asked[1]?.answer(some("there"));
  expect(last()).toEqual({ kind: "found", found: found("there") });
});

test("a position is searched at once, without debounce", () => {
  const { around, asked } = aSearch();
  around({ lat: 45.7561234, lng: 4.8264 });
  expect(asked.map(({ query }) => query)).toEqual(["45.75612,4.82640"]);
});

test("a closed search updates nothing", async () => {
  const { typed, stop, asked, shown } = aSearch();
  await typed("rue");
  stop();
  await asked[0]?.answer(some("late"));
  expect(shown.at(-1)).toEqual({ kind: "searching", earlier: null });
});
