import { expect, test } from "vitest";
import { deskFr } from "./desk-fr.ts";
import { typeset } from "./typeset.ts";

test("typeset adds non-breaking spaces before French punctuation in texts of the desk", () => {
  const words = typeset(deskFr);
  expect(words.alarm.rings(2, true)).toBe("Ça sonne\u00a0: 2 nouvelles commandes");
  expect(words.inbox.onboarding[2]).toContain("souci\u00a0?");
  expect(words.onboarding.bell).toContain("bouton\u00a0:");
  expect(words.signIn.title).toBe(deskFr.signIn.title);
});
