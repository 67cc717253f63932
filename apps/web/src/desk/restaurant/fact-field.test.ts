import type { RestaurantFacts } from "@noren/contract/staff/restaurant-facts.ts";
import { createStaffApi } from "@noren/contract/staff/staff-api.ts";
import type { TextByLocale } from "@noren/contract/text-in.ts";
import { expect, test } from "vitest";
import { deskFr } from "../../i18n/desk-fr.ts";
import { officeFr } from "../../i18n/desk-office-fr.ts";
import type { OfficeDesk } from "../desk-context.tsx";
import { draftOf, setDraft } from "../menu/draft-store.ts";
import { saveField } from "../menu/save-field.ts";
import { type FactContext, textField } from "./fact-field.ts";

const restaurant = { name: "Kawabe", timezone: "Europe/Paris", issuer: null };

/** A desk whose server has this as the text of the home page. */
function deskWith(home: TextByLocale) {
  let stored = home;
  const asked: unknown[] = [];
  const api = createStaffApi("", async (request) => {
    const [{ values, seen }] = (await request.json()).edits;
    asked.push(seen.home);
    if (JSON.stringify(seen.home) !== JSON.stringify(stored)) {
      const conflict = { target: "setting:texts", name: null, field: "home", by: "Aiko" };
      const conflicts = [{ ...conflict, seen: seen.home, now: stored, wanted: values.home }];
      const problem = { code: "changed_since", message: "", payload: { conflicts } };
      return Response.json(problem, { status: 409 });
    }
    stored = values.home;
    return Response.json({ payload: { action: "1", changes: 1 } });
  });
  const desk: OfficeDesk = { locale: "fr", m: { ...deskFr, ...officeFr }, api, restaurant };
  return { desk, asked, stored: () => stored };
}

/** The English text of the home page, on a page that shows these texts. */
function englishText(desk: OfficeDesk, home: TextByLocale) {
  const context: FactContext = {
    facts: { texts: { home } } as unknown as RestaurantFacts,
    saved: { values: {}, put() {} },
    onChanged() {},
  };
  return textField(desk, "home", "en", context);
}

test("a text is saved in one language after somebody has changed another one", async () => {
  const shown = { fr: "Bienvenue", en: "Welcome" };
  const { desk, asked, stored } = deskWith({ fr: "Bonjour", en: "Welcome" });
  const field = englishText(desk, shown);
  setDraft(field.key, { state: "typed", text: "Hello", seen: "Welcome" });
  await saveField(desk, field);
  expect(asked).toEqual([shown, { fr: "Bonjour", en: "Welcome" }]);
  expect(stored()).toEqual({ fr: "Bonjour", en: "Hello" });
  expect(draftOf(field.key)).toEqual({ state: "saved" });
});

test("a text is saved in a language that it was never written in", async () => {
  const { desk, asked, stored } = deskWith({ fr: "Bienvenue" });
  const field = englishText(desk, { fr: "Bienvenue" });
  setDraft(field.key, { state: "typed", text: "Hello", seen: "" });
  await saveField(desk, field);
  expect(asked).toEqual([{ fr: "Bienvenue" }]);
  expect(stored()).toEqual({ fr: "Bienvenue", en: "Hello" });
});
