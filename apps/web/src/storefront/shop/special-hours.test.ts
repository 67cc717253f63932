import type { DayLists } from "@noren/ordering/model.ts";
import { aMenu, everyDay } from "@noren/ordering/testing.ts";
import { beforeAll, expect, test } from "vitest";
import { loadMessages, messagesIn } from "../../i18n/messages.ts";
import { weekOf } from "./opening-hours.ts";
import { openState } from "./opening-state.ts";
import { specialHoursInWords } from "./special-hours-in-words.ts";

beforeAll(async () => {
  await Promise.all([loadMessages("fr"), loadMessages("en")]);
});

const listsOf = (...times: [string, string][]): DayLists => ({
  active_times: {
    label: "",
    is_open: times.length > 0,
    times: times.map(([start, end]) => ({ start, end })),
  },
  time_ranges: [],
  pickup_time_ranges: [],
});
const CLOSED = listsOf();
const closedOn = (...dates: string[]) =>
  aMenu({ dates: Object.fromEntries(dates.map((date) => [date, CLOSED])) });

/** Without the kinds of spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, " ");
const notes = (menu = aMenu(), today = "2026-12-20", locale: "fr" | "en" = "fr") =>
  specialHoursInWords([menu], today, locale, messagesIn(locale)).map(plain);

test("a closed date is named with its weekday, and with the day and time of the reopening", () => {
  const menu = closedOn("2026-12-25");
  expect(notes(menu)).toEqual([
    "Fermé exceptionnellement le vendredi 25 décembre. Réouverture le samedi 26 décembre à 11 h 30.",
  ]);
  expect(notes(menu, "2026-12-25", "en")).toEqual([
    "Exceptionally closed on Friday 25 December. Open again on Saturday 26 December at 11:30.",
  ]);
});

test("a closed date is named from 14 days before it until its own end", () => {
  const menu = closedOn("2026-12-25");
  expect(
    ["2026-12-10", "2026-12-11", "2026-12-25", "2026-12-26"].map((day) => notes(menu, day).length),
  ).toEqual([0, 1, 1, 0]);
  expect(notes(menu, "2026-12-11")).toEqual(["Fermé exceptionnellement le vendredi 25 décembre."]);
});

test("consecutive closed dates are one closure, usual closing days between them included", () => {
  const week = { ...aMenu().active_times, sun: { label: "", is_open: false, times: [] } };
  const menu = { ...closedOn("2026-12-25", "2026-12-26", "2026-12-28"), active_times: week };
  expect(notes(menu)).toEqual([
    "Fermé exceptionnellement du vendredi 25 décembre au lundi 28 décembre. Réouverture le mardi 29 décembre à 11 h 30.",
  ]);
  expect(notes(menu, "2026-12-20", "en")[0]).toContain(
    "from Friday 25 December to Monday 28 December.",
  );
});

test("a closure that lasts beyond the dates that are known has no reopening", () => {
  const menu = closedOn("2026-12-31", "2027-01-01", "2027-01-02", "2027-01-03");
  expect(notes(menu)).toEqual(["Fermé exceptionnellement à partir du jeudi 31 décembre."]);
  expect(notes(menu, "2026-12-20", "en")).toEqual([
    "Exceptionally closed from Thursday 31 December.",
  ]);
});

test("a closure whose last known date is a usual closing day has no reopening either", () => {
  const week = { ...aMenu().active_times, sun: { label: "", is_open: false, times: [] } };
  const dates = ["2026-12-31", "2027-01-01", "2027-01-02"];
  expect(notes({ ...closedOn(...dates), active_times: week })).toEqual([
    "Fermé exceptionnellement à partir du jeudi 31 décembre.",
  ]);
});

test("other hours of a date are told with their times", () => {
  const menu = aMenu({ dates: { "2026-12-24": listsOf(["11:30", "14:00"], ["18:00", "20:00"]) } });
  expect(notes(menu)).toEqual([
    "Horaires exceptionnels le jeudi 24 décembre : 11 h 30 – 14 h et 18 h – 20 h.",
  ]);
  expect(notes(menu, "2026-12-20", "en")).toEqual([
    "Special hours on Thursday 24 December: 11:30 – 14:00 and 18:00 – 20:00.",
  ]);
});

test("in brief the closures alone are told, without the reopening", () => {
  const evening = listsOf(["18:00", "20:00"]);
  const menu = aMenu({ dates: { "2026-12-24": evening, "2026-12-25": CLOSED } });
  const brief = specialHoursInWords([menu], "2026-12-20", "fr", messagesIn("fr"), {
    isBrief: true,
  });
  expect(brief.map(plain)).toEqual(["Fermé exceptionnellement le vendredi 25 décembre."]);
});

test("a date on which another menu is served at the usual hours is not special", () => {
  const menus = [closedOn("2026-12-25"), aMenu({ menu_id: 2 })];
  expect(specialHoursInWords(menus, "2026-12-20", "fr", messagesIn("fr"))).toEqual([]);
});

test("the hours shown for the week are the usual ones, also in the week of a closed date", () => {
  const hours = aMenu().active_times;
  const menu = aMenu({
    active_times: { ...hours, fri: { label: "", is_open: false, times: [] } },
    usual: { fri: { ...CLOSED, active_times: hours.fri ?? null } },
    dates: { "2026-12-25": CLOSED },
  });
  expect(weekOf([menu])).toEqual(weekOf([aMenu()]));
});

test("a closed date has no service, and the next one is after it, even a fortnight later", () => {
  const noon = Date.UTC(2026, 11, 25, 11);
  expect(openState([closedOn("2026-12-25")], noon, "Europe/Paris")).toEqual({
    open: false,
    next: { date: "2026-12-26", time: "11:30" },
  });
  const days = Array.from(
    { length: 14 },
    (_, day) => `2027-02-${String(day + 1).padStart(2, "0")}`,
  );
  expect(openState([closedOn(...days)], Date.UTC(2027, 1, 1, 11), "Europe/Paris")).toEqual({
    open: false,
    next: { date: "2027-02-15", time: "11:30" },
  });
});

test("a service past midnight into a closed date is open until its end", () => {
  const nights = everyDay({ label: "", is_open: true, times: [{ start: "19:00", end: "01:00" }] });
  const menu = { ...closedOn("2026-12-25"), active_times: nights };
  const atHalfPast = Date.UTC(2026, 11, 24, 23, 30);
  expect(openState([menu], atHalfPast, "Europe/Paris")).toEqual({ open: true, until: "01:00" });
});
