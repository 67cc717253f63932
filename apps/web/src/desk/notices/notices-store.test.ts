import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Notice, say, useNotices } from "./notices-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
  useNotices.setState({ notices: [] });
});
afterEach(() => vi.useRealTimers());

const done = (about: string, over: Partial<Notice> = {}) =>
  say({ kind: "done", text: `Order ${about}`, about, ...over });
const shown = () => useNotices.getState().notices.map(({ about }) => about);

test("of notices the last three are shown; one that can be undone is never pushed out", () => {
  done("1", { undo: () => {} });
  for (const about of ["2", "3", "4", "5"]) done(about);
  expect(shown()).toEqual(["1", "3", "4", "5"]);
  for (const about of ["6", "7", "8"]) done(about, { undo: () => {} });
  expect(shown()).toEqual(["1", "3", "4", "5", "6", "7", "8"]);
  vi.runAllTimers();
  expect(shown()).toEqual([]);
});
