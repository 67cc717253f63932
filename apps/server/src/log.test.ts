import { expect, test } from "vitest";
import { createLog } from "./log.ts";

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
