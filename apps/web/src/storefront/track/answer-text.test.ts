import type { Menu } from "@noren/ordering/model.ts";
import { aMenu, everyDay, NOON } from "@noren/ordering/testing.ts";
import { describe, expect, test } from "vitest";
import { WAITING_WORDS } from "../../i18n/waiting-words.ts";
import { answerText } from "./answer-text.ts";
import { restaurantClock } from "./restaurant-clock.ts";

const timezone = "Europe/Paris";
const HOUR = 3_600_000;
const at = (hours: number) => NOON + (hours - 12) * HOUR;
const iso = (hours: number) => new Date(at(hours)).toISOString();
const evening = [
  aMenu({
    active_times: everyDay({
      label: "",
      is_open: true,
      times: [{ start: "18:30", end: "22:30" }],
    }),
  }),
];

function said(
  now: number,
  answer: { expected_at: string | null; latest_at: string },
  { menus = evening, locale = "fr" as "fr" | "en" }: { menus?: Menu[]; locale?: "fr" | "en" } = {},
): string[] {
  const clock = restaurantClock(now, timezone, locale);
  const text = answerText({ answer, menus, timezone, now }, WAITING_WORDS[locale], clock);
  return text.map((sentence) => sentence.replaceAll("\u00a0", " "));
}

const soon = { expected_at: iso(18 + 35 / 60), latest_at: iso(18 + 43 / 60) };

describe("a restaurant that is closed", () => {
  test("the guest reads when it opens and when it answers", () => {
    expect(said(at(15), soon)).toEqual(["Le restaurant ouvre à 18 h 30 ; réponse vers 18 h 35."]);
    expect(said(at(15), soon, { locale: "en" })).toEqual([
      "The restaurant opens at 18:30; answer around 18:35.",
    ]);
  });

  test("the day stands once where it is another", () => {
    const tomorrow = { expected_at: iso(42 + 35 / 60), latest_at: iso(42 + 43 / 60) };
    expect(said(at(23), tomorrow)).toEqual([
      "Le restaurant ouvre demain à 18 h 30 ; réponse vers 18 h 35.",
    ]);
  });

  test("an order for later is answered at the latest when it is rejected by itself", () => {
    expect(said(at(15), { expected_at: null, latest_at: iso(20) })).toEqual([
      "Le restaurant ouvre à 18 h 30 ; réponse au plus tard à 20 h.",
    ]);
  });

  test("without an opening in sight the guest reads the times alone", () => {
    expect(said(at(15), soon, { menus: [] })[0]).toBe("Le restaurant vous répond vers 18 h 35.");
  });
});

describe("a restaurant that is open", () => {
  test("the guest reads when it answers, and what happens otherwise", () => {
    expect(said(at(18.5), soon)).toEqual([
      "Le restaurant vous répond vers 18 h 35.",
      "Sans réponse à 18 h 43, la commande s’annule d’elle-même, sans frais.",
    ]);
  });

  test("an expected time that has passed is no longer said, nor later the last one", () => {
    const [soonText, unanswered] = said(at(18 + 36 / 60), soon);
    expect(soonText).toBe("Le restaurant vous répond d’un moment à l’autre.");
    expect(unanswered).toContain("18 h 43");
    expect(said(at(18.75), soon)).toEqual([soonText]);
  });

  test("an order for later has only its last time", () => {
    expect(said(at(19), { expected_at: null, latest_at: iso(20) })).toEqual([
      "Le restaurant vous répond au plus tard à 20 h.",
    ]);
  });
});
