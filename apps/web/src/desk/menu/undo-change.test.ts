import { expect, test } from "vitest";
import { problemWords } from "./undo-change.ts";

const desk = { m: { unreachable: "No answer" } } as Parameters<typeof problemWords>[1];

test("a refusal is told by its field's words, then by those of the call, else as no answer", () => {
  const errors = { "values.dish": ["A formule can't be a choice."] };
  const message = "Some fields have to be corrected.";
  expect(problemWords({ errors, message }, desk)).toBe("A formule can't be a choice.");
  expect(problemWords({ errors: {}, message }, desk)).toBe(message);
  expect(problemWords({ message: "" }, desk)).toBe("No answer");
});
