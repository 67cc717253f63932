import { expect, test } from "vitest";
import { deskEn } from "../../i18n/desk-en.ts";
import { deskFr } from "../../i18n/desk-fr.ts";
import { alarmRings, alarmTitle } from "./alarm-words.ts";

const NEW = { status: "paid" };
const LOST = { status: "unpaid" };

test("an order that rings because its payment was lost is not called new", () => {
  expect(alarmTitle([LOST], deskFr.alarm)).toBe("Paiement perdu, à encaisser");
  expect(alarmTitle([LOST, LOST], deskEn.alarm)).toBe("2 payments lost, collect the money");
  expect(alarmRings([LOST], deskFr.alarm, true)).toBe("Ça sonne : un paiement perdu, à encaisser");
});

test("new orders and lost payments that ring together are both told", () => {
  const ringing = [NEW, LOST, NEW];
  expect(alarmTitle(ringing, deskFr.alarm)).toBe(
    "2 nouvelles commandes · Paiement perdu, à encaisser",
  );
  expect(alarmRings(ringing, deskEn.alarm, false)).toBe(
    "Not ringing: 2 new orders. Not ringing: one payment lost, collect the money",
  );
});

test("new orders alone are told as such", () => {
  expect(alarmTitle([NEW], deskFr.alarm)).toBe("Nouvelle commande");
  expect(alarmTitle([], deskFr.alarm)).toBe("");
});
