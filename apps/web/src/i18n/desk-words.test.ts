import { expect, test } from "vitest";
import { deskEn } from "./desk-en.ts";
import { deskFr } from "./desk-fr.ts";
import { officeEn } from "./desk-office-en.ts";
import { officeFr } from "./desk-office-fr.ts";
import { textsOf } from "./texts-of.ts";

test.each([deskFr, deskEn, officeFr, officeEn])(
  "texts of the desk have typographic apostrophes (%#)",
  (words) => {
    expect(textsOf(words).filter((text) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
  },
);

test("the label of a field keeps its capitals within a notice", () => {
  const { drafts, translations } = officeEn;
  expect(drafts.what.removed("VAT", "Miso")).toContain("VAT");
  expect(officeFr.drafts.what.removed("TVA", "Miso")).toContain("TVA");
  expect(translations.changed("Name in English", "Miso")).toContain("Name in English");
});

const { choicesPage, dish, drafts, menuPage, offers, restaurant, translations } = officeFr;
const NOTICES: readonly ((...names: [string, string]) => string)[] = [
  choicesPage.added,
  choicesPage.archived,
  dish.archived,
  dish.changedText,
  dish.duplicated,
  drafts.what.removed,
  menuPage.add.added,
  menuPage.editing.archived,
  menuPage.editing.saved,
  menuPage.order.takenOut,
  offers.form.added,
  offers.form.archived,
  offers.form.saved,
  restaurant.changedText,
  translations.changed,
];

test.each(NOTICES)(
  "a French notice puts no masculine participle after a name of unknown gender (%#)",
  (notice) => {
    expect(notice("Description", "Soupe")).not.toMatch(
      /(Description|Soupe)\P{L}+(est |a été )?(ajouté|archivé|changé|créé|enregistré|retiré|supprimé)(?!\p{L})/iu,
    );
  },
);
