import { expect, test } from "vitest";
import { lacksDigits, lacksHouseNumber } from "./plausible-contact.ts";

test.each([
  "12 rue de la Paix",
  "12, rue de la Paix",
  "12 bis rue de la Paix",
  "12bis, rue de la Paix",
  "12 ter rue de la Paix",
  "12/14 rue de la Paix",
  "12-14 rue de la Paix",
  "n° 12 rue de la Paix",
  "8 rue du 8 Mai 1945",
  "3, place du 11 novembre 1918",
  "5 rue des 4 Vents",
  "7 rue du 1er Mai",
  "10 avenue de la 2e DB, appt 4",
  "Apt 4, 12 rue de la Paix",
  "1200 route nationale 7",
  // Belgium, the number after the street.
  "Rue de la Paix 12",
  "Rue de la Paix 12 bte 3",
  "Rue du 11 Novembre 5",
  "Avenue Louise 54, 1050 Bruxelles",
  "Kerkstraat 12 bus 4",
  // England.
  "221B Baker Street",
  "Flat 2, 10 Downing Street",
  "1600 Pennsylvania Avenue",
  "12 42nd Street",
])("%j has a street number", (street) => {
  expect(lacksHouseNumber(street)).toBe(false);
});

test.each([
  "rue de la Paix",
  "Rue de la Paix, 69001 Lyon",
  "Rue de la Loi, 1000 Bruxelles",
  "Apt 4",
  "Appt. B12, rue de la Paix",
  "rue de la Paix, bât. C",
  "rue de la Paix, bâtiment 3, 4e étage",
  "rue du 8 Mai 1945",
  "Place du 19 mars 1962",
  "Rue du 1er Mai",
  "avenue de la 1ère Armée",
  "rue du 4e Zouaves",
  "Rue des 4 Vents",
  "route nationale 7",
  "RN 20",
  "D906",
  "Baker Street",
  "Flat 2, Baker Street",
  "42nd Street",
  "Boulevard de l’Université",
])("%j lacks a house number", (street) => {
  expect(lacksHouseNumber(street)).toBe(true);
});

test.each([
  "Lieu-dit Le Bourg",
  "lieu dit Les Granges",
  "LIEUDIT LA CROIX",
  "Hameau de Crépieux",
  "Résidence Les Pins, bât. C",
  "Château de la Motte",
  "Ferme du Grand Pré",
  "Z.A. des Platanes",
  "ZAC du Parc",
])("%j is a place with a name, which needs no number", (street) => {
  expect(lacksHouseNumber(street)).toBe(false);
});

test("an empty street is not a question: the field is required", () => {
  expect(lacksHouseNumber("  ")).toBe(false);
});

const FRENCH = "+33 4 78 00 00 00";
const BELGIAN = "+32 2 123 45 67";

test.each([
  ["06 12 34 56 78", FRENCH],
  ["06.12.34.56.78", FRENCH],
  ["06-12-34-56-78", FRENCH],
  ["0612345678", ""],
  ["612345678", FRENCH],
  ["+33 6 12 34 56 78", FRENCH],
  ["+33 (0)6 12 34 56 78", FRENCH],
  ["(+33) 6 12 34 56 78", FRENCH],
  ["０６ １２ ３４ ５６ ７８", FRENCH],
  ["0033612345678", FRENCH],
  ["06 12 34 56 78 (poste 3)", FRENCH],
  ["+32 2 123 45 67", FRENCH],
  ["02 123 45 67", BELGIAN],
  ["0470 12 34 56", BELGIAN],
  ["+44 20 7946 0958", FRENCH],
  ["(020) 7946 0958", "+44 20 7946 0000"],
  ["(212) 555-0123", "+1 212 555 0100"],
  ["+352 27 12 34", FRENCH],
  ["+290 23456", FRENCH],
])("%j has enough digits for a restaurant with %j", (phone, restaurant) => {
  expect(lacksDigits(phone, restaurant)).toBe(false);
});

test.each([
  ["06", FRENCH],
  ["abc", FRENCH],
  ["", FRENCH],
  ["06 12 34 56 7", FRENCH],
  ["06 12 34 56, 78 rue Bossuet", FRENCH],
  ["06.12.34.56.7", ""],
  ["+33 6 12 34 56 7", FRENCH],
  ["+33 (0)6 12 34 56", FRENCH],
  ["+33", FRENCH],
  ["0033 6 12 34", FRENCH],
  ["02 123 45 67", FRENCH],
  ["02 123 45", BELGIAN],
  ["+32 2 123 45", BELGIAN],
  ["555-0123", "+1 212 555 0100"],
  ["+1 555 0123", FRENCH],
])("%j has too few digits for a restaurant with %j", (phone, restaurant) => {
  expect(lacksDigits(phone, restaurant)).toBe(true);
});
