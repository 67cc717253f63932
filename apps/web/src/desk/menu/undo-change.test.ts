import { expect, test } from "vitest";
import { menuPageFr } from "../../i18n/desk-menu-fr.ts";
import type { OfficeDesk } from "../desk-context.tsx";
import { leftWords } from "./undo-change.ts";

const m = { menuPage: menuPageFr } as OfficeDesk["m"];
const LEFT = {
  ...{ id: 1, target: "dish:1", name: "Maki thon", field: "price_pickup" },
  ...{ before: 400, after: 800, now: 800, is_archived: true },
};

test("an undo names each record once of which it left something as it is", () => {
  const changed_since = [
    LEFT,
    { ...LEFT, id: 2, field: "price_delivery" },
    { ...LEFT, id: 3, target: "dish:3", name: null },
  ];
  expect(leftWords({ m }, { changed_since })).toBe(menuPageFr.left("Maki thon, dish:3"));
});

test("an undo that left nothing names nothing", () => {
  expect(leftWords({ m }, { changed_since: [] })).toBeUndefined();
});
