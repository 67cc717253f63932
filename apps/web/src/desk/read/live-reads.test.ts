import { expect, test } from "vitest";
import {
  followEvents,
  MENU_EVENTS,
  PRINTER_EVENTS,
  tellConnected,
  tellEvent,
} from "./live-reads.ts";

test("events of a kind are told to those that follow it, until they end it", () => {
  const reads: string[] = [];
  const endMenu = followEvents(MENU_EVENTS, () => reads.push("menu"));
  const endPrinters = followEvents(PRINTER_EVENTS, () => reads.push("printers"));
  tellEvent("menu_changed");
  tellEvent("drafts_changed");
  tellEvent("printer_changed");
  tellEvent("accepted");
  expect(reads).toEqual(["menu", "menu", "printers"]);
  endMenu();
  tellEvent("menu_changed");
  expect(reads).toHaveLength(3);
  endPrinters();
});

test("once connected everybody reads again", () => {
  const reads: string[] = [];
  const ends = [
    followEvents(MENU_EVENTS, () => reads.push("menu")),
    followEvents(PRINTER_EVENTS, () => reads.push("printers")),
  ];
  tellConnected();
  expect(reads).toEqual(["menu", "printers"]);
  for (const end of ends) end();
});
