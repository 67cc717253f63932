import { expect, test, vi } from "vitest";
import { onBothDatabases } from "../databases.ts";
import { FIRST_SEED, KILLS } from "./crash-settings.ts";
import { violationsOf } from "./payment-invariants.ts";
import { type Kill, runProcessKill } from "./process-kill.ts";
import { Random } from "./random.ts";

// Milliseconds; processes are started and killed repeatedly, on machines under load.
vi.setConfig({ testTimeout: 120_000 });

type Point = Pick<Kill, "step" | "operation"> & Partial<Pick<Kill, "captureAt">>;

/** The calls in which money, or knowledge of it, passes from one side to the other. */
const POINTS: readonly Point[] = [
  { step: "order", operation: "payment_intents.update" },
  { step: "webhook", operation: "payment_intents.retrieve" },
  { step: "return", operation: "payment_intents.retrieve" },
  { step: "accept", operation: "payment_intents.capture", captureAt: "acceptance" },
  { step: "refund", operation: "refunds.create" },
  { step: "reject", operation: "payment_intents.cancel", captureAt: "acceptance" },
];
const MOMENTS = ["received", "done", "answered"] as const;

/**
 * One run kills at each crash point at one moment; `KILLS` adds rounds with the other moments,
 * `SEED` shifts the start.
 */
function killsFrom(first: number): Kill[] {
  return Array.from({ length: KILLS * POINTS.length }, (_, index) => {
    const round = first + Math.floor(index / POINTS.length);
    const random = new Random(first + index);
    const point = POINTS[index % POINTS.length] as Point;
    const when = MOMENTS[(index + round) % MOMENTS.length] ?? "done";
    const captureAt = random.one(["order", "acceptance"] as const);
    return { captureAt, ...point, when, isTwice: random.chance(0.25) };
  });
}

let halves = 0;
onBothDatabases("process kill", (databases) => {
  test.each(killsFrom(FIRST_SEED + halves++))(
    "killed in $step, when $operation is $when: no order is lost and no guest is charged twice (capture at $captureAt, killed twice: $isTwice)",
    async (kill) => {
      expect(violationsOf(await runProcessKill(databases, kill))).toEqual([]);
    },
  );
});
