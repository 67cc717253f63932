import { asCents } from "@noren/ordering/money.ts";
import { expect, test } from "vitest";
import { keptIn, keptText } from "./kept-drafts.ts";

const typed = { text: "5,5", seen: asCents(500) };

test("typed fields are read as they were kept", () => {
  const name = { text: "Maki thon", seen: "Maki" };
  const none = { text: "Tuna maki", seen: null };
  const fields = {
    "dish:101/price_delivery": typed,
    "dish:2/name": name,
    "choice:2:7/name_en": none,
    "option:2:7:31/price": typed,
    "menu:new/form": typed,
    "choice:new-12/name": typed,
    "dish:new-category-1-10/form": typed,
    "category:1:10/raise": typed,
    "draft:12/moment": typed,
    "draft:new-history/moment": typed,
  };
  expect(keptIn(keptText({ at: 7, fields }))).toEqual({ at: 7, fields });
});

test("that nothing is typed any more is kept with its moment; where nothing was, it is the oldest", () => {
  expect(keptIn(keptText({ at: 7, fields: {} }))).toEqual({ at: 7, fields: {} });
  expect(keptIn(null)).toEqual({ at: 0, fields: {} });
});

test.each(["{", "[]", "null", '"text"', "{}"])("%j is read as nothing", (text) => {
  expect(keptIn(text)).toEqual({ at: 0, fields: {} });
});

test("unknown fields and values of other kinds are left out", () => {
  const fields = {
    "dish:101/price_delivery": typed,
    "date:2026-12-25/services": typed,
    "dish:0/price_delivery": typed,
    "dish:x/price_delivery": typed,
    "dish:1": typed,
    "dish:1:2:3/name": typed,
    "dish:2/price_pickup": { text: 5, seen: 500 },
    "dish:3/price_pickup": { text: "5", seen: 5.5 },
    "dish:4/price_pickup": { text: "5".repeat(20_001), seen: 500 },
  };
  expect(keptIn(JSON.stringify({ at: "now", fields }))).toEqual({
    at: 0,
    fields: { "dish:101/price_delivery": typed, "date:2026-12-25/services": typed },
  });
});

test("at most the last 500 are kept, each of at most 20,000 characters", () => {
  const many = Array.from({ length: 600 }, (_, n) => [`dish:${n + 1}/price_pickup`, typed]);
  const kept = keptIn(keptText({ at: 1, fields: Object.fromEntries(many) })).fields;
  expect(Object.keys(kept)).toHaveLength(500);
  expect(Object.keys(kept)).toContain("dish:600/price_pickup");
  const long = { "dish:1/price_pickup": { text: "1".repeat(25_000), seen: asCents(1) } };
  const { fields } = keptIn(keptText({ at: 1, fields: long }));
  expect(fields["dish:1/price_pickup"]?.text).toHaveLength(20_000);
});
