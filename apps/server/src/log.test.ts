import { expect, test } from "vitest";
import { createLog, plainLine } from "./log.ts";

test("of an error only type, message, code and stack are logged, not the row that PostgreSQL quotes", () => {
  const lines: string[] = [];
  const log = createLog("error", { write: (line: string) => void lines.push(line) });
  const error = Object.assign(new Error("duplicate key value"), {
    code: "23505",
    detail: "Key (email)=(ada@example.com) already exists.",
  });
  log.error({ err: error }, "a request failed");
  const [line = ""] = lines;
  expect(line).not.toContain("ada@example.com");
  const { err } = JSON.parse(line);
  expect(Object.keys(err).toSorted()).toEqual(["code", "message", "stack", "type"]);
});

test("an entry is one plain line in a terminal, its time in ISO 8601", () => {
  const time = "2026-11-26T18:45:00.000Z";
  const entry = JSON.stringify({ level: 40, time, msg: "no answer", printer_id: 1 });
  expect(plainLine(entry)).toBe(`${time} warning no answer printer_id=1\n`);
});
