import { expect, test } from "vitest";
import { restaurantEn } from "./restaurant-en.ts";
import { restaurantFr } from "./restaurant-fr.ts";

const phone = "+33 4 65 71 20 12";
const email = "bonjour@kawabe.example";

test.each([
  { words: restaurantFr, calls: /appel/i, writes: /e-mail nous trouve|Écrivez/ },
  { words: restaurantEn, calls: /call/i, writes: /e-mail always|Write/ },
])(
  "pages about the restaurant name only contacts that are set",
  ({ words: { contact, about }, calls, writes }) => {
    const said = (ways: { phone: string; email: string }) =>
      [contact.lead(ways), contact.aboutText(ways), about.careText(ways.phone)].join("\n");
    expect(said({ phone, email })).toMatch(calls);
    expect(said({ phone, email })).toMatch(writes);
    expect(said({ phone, email: "" })).not.toMatch(writes);
    expect(said({ phone: "", email })).not.toMatch(calls);
    expect(said({ phone: "", email })).toMatch(writes);
    expect(said({ phone: "", email: "" })).not.toMatch(calls);
    expect(said({ phone: "", email: "" })).not.toMatch(writes);
  },
);
