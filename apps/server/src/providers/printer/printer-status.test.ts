import { expect, test } from "vitest";
import { statusReader } from "./printer-status.ts";

test("statusReader skips automatic status reports, also when they arrive in pieces", () => {
  const read = statusReader();
  const report = [0x10, 0x00, 0x00, 0x0f];
  expect(read(Uint8Array.from([...report.slice(0, 2)]))).toEqual([]);
  expect(read(Uint8Array.from([...report.slice(2), 0x12, 0x00, ...report]))).toEqual([
    { kind: "immediate", byte: 0x12 },
    { kind: "printed", byte: 0x00 },
  ]);
});
