import { expect, test } from "vitest";
import { reachEn, reachFr } from "./reach.ts";

const ways = { email: "bonjour@kawabe.example", phone: "+33 4 65 71 20 12" };

test("the telephone number has non-breaking spaces", () => {
  for (const reach of [reachFr, reachEn])
    expect(reach(ways)).toMatch(/ \+33\u00a04\u00a065\u00a071\u00a020\u00a012$/);
});

test("a restaurant without e-mail and telephone is contacted at the counter", () => {
  expect(reachFr({ email: "", phone: "" })).toBe("au comptoir");
  expect(reachEn({ email: "", phone: "" })).toBe("at the counter");
});
