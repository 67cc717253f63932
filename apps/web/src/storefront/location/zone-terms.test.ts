import { asCents, ZERO } from "@noren/ordering/money.ts";
import { aZone } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { zoneTerms } from "./zone-terms.ts";

const zone = aZone({ minimum: asCents(2000), free_from: asCents(3050), extra_minutes: 15 });

test("minimum, free delivery and extra minutes of a zone are said in both languages", () => {
  expect(zoneTerms(zone, "fr")).toEqual([
    "minimum 20,00\u00a0€",
    "livraison offerte dès 30,50\u00a0€",
    "15\u00a0min de plus",
  ]);
  expect(zoneTerms(zone, "en")).toEqual([
    "minimum €20.00",
    "free delivery from €30.50",
    "15 mins longer",
  ]);
});

test("nothing is said of what a zone does not ask or offer", () => {
  expect(zoneTerms(aZone(), "fr")).toEqual([]);
  expect(zoneTerms({ ...zone, delivery_fee: ZERO }, "en")).toHaveLength(2);
});
