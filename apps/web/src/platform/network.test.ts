import { beforeEach, expect, test } from "vitest";
import { networkIsBack, setOnline, stopWaiting, useNetwork } from "./network.ts";

beforeEach(() => useNetwork.setState({ online: true, waiting: false }));

test("with a network nobody waits", async () => {
  expect(await networkIsBack()).toBe(true);
  expect(useNetwork.getState().waiting).toBe(false);
});

test("without one, all who wait go on when it comes back", async () => {
  setOnline(false);
  const both = Promise.all([networkIsBack(), networkIsBack()]);
  expect(useNetwork.getState().waiting).toBe(true);
  setOnline(true);
  expect(await both).toEqual([true, true]);
  expect(useNetwork.getState().waiting).toBe(false);
});

test("who no longer wants to wait is told so, and nothing goes out later", async () => {
  setOnline(false);
  const wait = networkIsBack();
  stopWaiting();
  expect(await wait).toBe(false);
});
