import type { DraftChange } from "@noren/contract/staff/drafts.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { deskFr } from "../../i18n/desk-fr.ts";
import { officeFr } from "../../i18n/desk-office-fr.ts";
import { type Desk, DeskContext } from "../desk-context.tsx";
import { ChangeRows } from "./change-rows.tsx";

const PRICE: DraftChange = {
  ...{ target: "dish:12", name: "Nigiri", field: "price_pickup" },
  ...{ seen: 1450, now: 1600, value: 1600, fitted: 1600, is_conflict: false, is_archived: false },
};
const words = officeFr.drafts.what;

function rowsOf(change: DraftChange, isEnded: boolean): string {
  const m = { ...deskFr, ...officeFr };
  const desk = { locale: "fr", m } as unknown as Desk;
  return renderToStaticMarkup(
    <DeskContext value={desk}>
      <ChangeRows changes={[change]} isEnded={isEnded} />
    </DeskContext>,
  );
}

test("a published draft shows the value that it has replaced, without a remark", () => {
  const rows = rowsOf(PRICE, true);
  expect(rows).toContain(words.from("14,50\u00a0€", "16,00\u00a0€"));
  expect(rows).not.toContain(words.already);
});

test("a published draft whose value was changed since shows no conflict", () => {
  const changed = { ...PRICE, now: 1700, is_conflict: true };
  expect(rowsOf(changed, true)).not.toContain("data-conflict");
});

test("a waiting draft says that the menu has a value already", () => {
  const rows = rowsOf(PRICE, false);
  expect(rows).toContain(words.will("16,00\u00a0€", "16,00\u00a0€"));
  expect(rows).toContain(words.already);
});
