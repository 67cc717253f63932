import { expect, test } from "vitest";
import { houseEn } from "./house-en.ts";
import { houseFr } from "./house-fr.ts";

const phone = "+33 4 65 71 20 12";
const email = "bonjour@kawabe.example";

test.each([
  { words: houseFr, calls: /appel/i, writes: /e-mail nous trouve|Écrivez/ },
  { words: houseEn, calls: /call/i, writes: /e-mail always|Write/ },
])(
  "the pages about the house name no way to reach it that it does not have",
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
