import type { PrintJob } from "@noren/contract/staff/printing.ts";
import { expect, test } from "vitest";
import { mostUrgent } from "./print-summary.ts";

function aPrintJob(over: Partial<PrintJob> = {}): PrintJob {
  return {
    id: 1,
    kind: "ticket",
    printer_id: 1,
    printer: "Cuisine",
    state: "printed",
    fault: null,
    requested_by: null,
    at: "2026-11-21T18:00:00Z",
    ...over,
  };
}

test("an unclear job comes before a waiting one, and that before printed ones", () => {
  const [printed, waiting] = [aPrintJob(), aPrintJob({ id: 2, state: "waiting" })];
  const unclear = aPrintJob({ id: 3, state: "unclear" });
  expect(mostUrgent([printed, waiting, unclear])).toBe(unclear);
  expect(mostUrgent([printed, waiting])).toBe(waiting);
  expect(mostUrgent([printed])).toBe(printed);
  expect(mostUrgent([])).toBe(null);
});

test("a dropped job whose document was printed elsewhere is not missing", () => {
  const dropped = aPrintJob({ state: "dropped" });
  const printed = aPrintJob({ id: 2 });
  expect(mostUrgent([dropped, printed])).toBe(printed);
  expect(mostUrgent([dropped, aPrintJob({ id: 2, kind: "label" })])).toBe(dropped);
});
