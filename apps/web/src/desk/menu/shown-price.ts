import { formatMoney } from "@noren/contract/format/money.ts";
import { asCents } from "@noren/ordering/money.ts";
import type { OfficeDesk } from "../desk-context.tsx";
import type { InputField } from "./field-input.tsx";
import { dishOf } from "./menu-store.ts";
import { writePrice } from "./prices.ts";
import { priceField, priceOfKey } from "./save-price.ts";

/** A price of the menu page with its words, by its key. */
export function shownPrice(desk: OfficeDesk, key: string): InputField {
  const { m, locale } = desk;
  const { target, field } = priceOfKey(key);
  return {
    ...priceField(desk, key),
    name: m.menuPage.priceOf(dishOf(target)?.name ?? "", m.menuPage.fields[field]),
    write: (cents) => writePrice(asCents(Number(cents)), locale),
    show: (cents) => formatMoney(asCents(Number(cents)), locale),
    wrong: m.menuPage.states.refused,
  };
}
