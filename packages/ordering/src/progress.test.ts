import { expect, test } from "vitest";
import {
  OPEN_PROGRESS,
  ORDER_COMMANDS,
  PROGRESS,
  possibleCommands,
  progressAfter,
} from "./progress.ts";

/** Progress, command, and the progress after it for a pickup and for a delivery; — is refused. */
const TABLE = `
new               accept            accepted          accepted
new               reject            rejected          rejected
accepted          delay             accepted          accepted
accepted          preparing         preparing         preparing
accepted          ready             ready             ready
accepted          out_for_delivery  —                 out_for_delivery
accepted          completed         completed         completed
accepted          cancel            cancelled         cancelled
preparing         delay             preparing         preparing
preparing         ready             ready             ready
preparing         out_for_delivery  —                 out_for_delivery
preparing         completed         completed         completed
preparing         cancel            cancelled         cancelled
ready             delay             —                 ready
ready             preparing         preparing         preparing
ready             out_for_delivery  —                 out_for_delivery
ready             completed         completed         completed
ready             cancel            cancelled         cancelled
out_for_delivery  delay             —                 out_for_delivery
out_for_delivery  ready             —                 ready
out_for_delivery  completed         —                 completed
out_for_delivery  cancel            —                 cancelled
`;

const rows = TABLE.trim()
  .split("\n")
  .map((line) => line.split(/\s+/));

test("a customer withdraws an order only while nobody has answered it", () => {
  for (const progress of PROGRESS)
    for (const order_type of ["pickup", "delivery"] as const)
      expect(progressAfter("withdraw", { progress, order_type })).toBe(
        progress === "new" ? "cancelled" : null,
      );
  expect(possibleCommands({ progress: "new", order_type: "pickup" })).not.toContain("withdraw");
});

test("progressAfter allows exactly the transitions of the table", () => {
  for (const progress of PROGRESS)
    for (const command of ORDER_COMMANDS) {
      const row = rows.find(([from, by]) => from === progress && by === command);
      const [, , pickup = "—", delivery = "—"] = row ?? [];
      const after = (order_type: "pickup" | "delivery") =>
        progressAfter(command, { progress, order_type }) ?? "—";
      expect(after("pickup"), `${command} of a pickup that is ${progress}`).toBe(pickup);
      expect(after("delivery"), `${command} of a delivery that is ${progress}`).toBe(delivery);
    }
});

test("final states have no commands", () => {
  for (const progress of ["completed", "rejected", "cancelled"] as const) {
    expect(OPEN_PROGRESS).not.toContain(progress);
    expect(possibleCommands({ progress, order_type: "delivery" })).toEqual([]);
  }
  expect(OPEN_PROGRESS).toHaveLength(5);
});

test("a pickup never goes out for delivery", () => {
  for (const progress of PROGRESS)
    expect(possibleCommands({ progress, order_type: "pickup" })).not.toContain("out_for_delivery");
});
