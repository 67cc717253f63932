import { asCents } from "@noren/ordering/money.ts";
import { expect, test } from "vitest";
import {
  changedPrice,
  type PriceRule,
  readHundredths,
  readPrice,
  readSupplement,
  writePrice,
  writeSupplement,
} from "./prices.ts";

test.each([
  ["5,50", 550],
  ["5.50", 550],
  ["5", 500],
  ["5,5", 550],
  [",5", 50],
  ["12,", 1200],
  [" 5,50 € ", 550],
  ["1 200,00", 120_000],
  ["0", 0],
  ["10000", 1_000_000],
])("%j is read as %i cents", (text, cents) => {
  expect(readPrice(text)).toBe(cents);
});

test.each(["", " ", ",", "€", "5,555", "5,5,0", "-5", "cinq", "1e3", "10000,01"])(
  "%j is no price",
  (text) => {
    expect(readPrice(text)).toBeNull();
  },
);

test("a price is written with the decimal sign of its language, and read back", () => {
  expect(writePrice(asCents(1205), "fr")).toBe("12,05");
  expect(writePrice(asCents(1205), "en")).toBe("12.05");
  for (let cents = 0; cents < 2000; cents++)
    expect(readPrice(writePrice(asCents(cents), "fr"))).toBe(cents);
});

test("a supplement is below zero after a minus sign of either kind, and is written with it", () => {
  expect([readSupplement("-1,50"), readSupplement("−1,50"), readSupplement(" 1,5")]).toEqual([
    -150, -150, 150,
  ]);
  expect([readSupplement("-0"), readSupplement("-"), readSupplement("")]).toEqual([0, null, null]);
  expect([writeSupplement(-150, "fr"), writeSupplement(50, "en")]).toEqual(["-1,50", "0.50"]);
});

test("a percentage is read in hundredths", () => {
  expect(readHundredths("3")).toBe(300);
  expect(readHundredths("2,5 %")).toBe(250);
});

const percent = (by: number, step: PriceRule["step"]): PriceRule => ({ kind: "percent", by, step });
const amount = (by: number, step: PriceRule["step"]): PriceRule => ({ kind: "amount", by, step });

test.each<[string, number, PriceRule, number]>([
  ["+ 3 % to the cent", 500, percent(300, 1), 515],
  ["+ 3 % half up", 450, percent(300, 1), 464],
  ["+ 3 % rounded to 0.10", 500, percent(300, 10), 520],
  ["+ 3 % rounded down to 0.10", 480, percent(300, 10), 490],
  ["+ 3 % rounded once, 5.047 to 0.10", 490, percent(300, 10), 500],
  ["+ 2.5 % to 0.05", 1090, percent(250, 5), 1115],
  ["- 3 % half up", 450, percent(-300, 1), 437],
  ["+ 0.50", 500, amount(50, 1), 550],
  ["+ 0.50 rounded to 0.50, half up", 525, amount(50, 50), 600],
  ["- 0.50 below nothing", 30, amount(-50, 1), 0],
  ["- 100 %", 500, percent(-10_000, 10), 0],
  ["- 200 %", 500, percent(-20_000, 10), 0],
  ["nothing on a free dish", 0, percent(300, 10), 0],
])("%s: %i", (_, before, rule, after) => {
  expect(changedPrice(asCents(before), rule)).toBe(after);
});

test("the result is whole, a multiple of its step, and at most half a step away", () => {
  for (const step of [1, 5, 10, 50] as const)
    for (let cents = 0; cents < 3000; cents += 7)
      for (const by of [-725, -300, 1, 250, 300, 3333]) {
        const after = changedPrice(asCents(cents), percent(by, step));
        expect(after % step).toBe(0);
        // In millionths of a cent, where every product is whole.
        const exact = BigInt(cents) * BigInt(10_000 + by);
        const off = BigInt(after) * 10_000n - exact;
        const most = BigInt(step) * 5000n;
        expect(off <= most && -off <= most).toBe(true);
      }
});
