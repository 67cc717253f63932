import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deskFr } from "../../i18n/desk-fr.ts";
import { type Desk, DeskContext } from "../desk-context.tsx";
import { AllDay } from "./all-day.tsx";

const FRIDAY_19_30 = "2026-11-27T18:30:00Z";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function allDayAt(instant: string): string {
  vi.setSystemTime(instant);
  const items = [{ name: "Miso", quantity: 2, choices: [], is_free: false, is_drink: false }];
  const slot = { starts_at: FRIDAY_19_30, date: "2026-11-27" };
  const order = { progress: "accepted", items, slot } as unknown as DeskOrder;
  const restaurant = { name: "Kawabe", timezone: "Europe/Paris", issuer: null };
  const desk = { locale: "fr", m: deskFr, restaurant } as unknown as Desk;
  return renderToStaticMarkup(
    <DeskContext value={desk}>
      <AllDay orders={new Map([["1", order]])} />
    </DeskContext>,
  );
}

test("the only service due has its day and time unless it is today's", () => {
  expect(allDayAt("2026-11-27T12:00:00Z")).not.toContain("19 h 30".replaceAll(" ", "\u00a0"));
  expect(allDayAt("2026-11-26T18:00:00Z")).toMatch(/19\sh\s30/);
});
