import { beforeEach, expect, test } from "vitest";
import { networkIsBack, setOnline, stopWaiting, useNetwork } from "./network.ts";

beforeEach(() => useNetwork.setState({ online: true, waiting: false }));

test("with a network connection waiting resolves at once", async () => {
  expect(await networkIsBack()).toBe(true);
  expect(useNetwork.getState().waiting).toBe(false);
});

test("without a network connection, all waiting callers continue when it is back", async () => {
  setOnline(false);
  const both = Promise.all([networkIsBack(), networkIsBack()]);
  expect(useNetwork.getState().waiting).toBe(true);
  setOnline(true);
  expect(await both).toEqual([true, true]);
  expect(useNetwork.getState().waiting).toBe(false);
});

test("a cancelled wait resolves to false, and nothing is sent later", async () => {
  setOnline(false);
  const wait = networkIsBack();
  stopWaiting();
  expect(await wait).toBe(false);
});
