import type { Tracking } from "@noren/contract/tracking.ts";
import { expect, test } from "vitest";
import { trackSteps } from "./track-steps.ts";

const PLACED = { kind: "placed", at: "2026-11-21T18:00:00Z" };

function aTracking(progress: Tracking["progress"], isPickup: boolean, steps = [PLACED]): Tracking {
  const order = { is_pickup: isPickup } as Tracking["order"];
  return {
    ...{ order, progress, promised_at: null, reason: null, message: null, steps, receipts: [] },
    answer: null,
    may_cancel: false,
  };
}

test("a delivery has a step on its way before it is delivered, a pickup has not", () => {
  expect(trackSteps(aTracking("new", true)).map(({ name }) => name)).not.toContain(
    "out_for_delivery",
  );
  expect(trackSteps(aTracking("new", false))).toHaveLength(6);
});

test("past steps are done, with their time unless they were skipped", () => {
  const ready = { kind: "ready", at: "2026-11-21T18:20:00Z" };
  const [placed, accepted, , now, next] = trackSteps(aTracking("ready", true, [PLACED, ready]));
  expect(placed).toEqual({ name: "new", state: "done", at: PLACED.at });
  expect(accepted).toEqual({ name: "accepted", state: "done", at: null });
  expect(now).toEqual({ name: "ready", state: "now", at: ready.at });
  expect(next).toMatchObject({ state: "next", at: null });
});

test("a step that was undone and repeated has its last time", () => {
  const twice = ["18:20", "18:40"].map((time) => ({ kind: "ready", at: `2026-11-21T${time}:00Z` }));
  const steps = trackSteps(aTracking("ready", true, [PLACED, ...twice]));
  expect(steps.find(({ name }) => name === "ready")?.at).toBe("2026-11-21T18:40:00Z");
});

test("a completed order has no step left, a rejected one has no steps", () => {
  const over = trackSteps(aTracking("completed", true));
  expect(over.every(({ state }) => state === "done")).toBe(true);
  expect(trackSteps(aTracking("rejected", true))).toEqual([]);
});
