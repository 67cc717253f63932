import { centsToEuros } from "@noren/contract/euros.ts";
import { formatMoney } from "@noren/contract/format/money.ts";
import { asCents } from "@noren/ordering/money.ts";
import type { OfficeDesk } from "../desk-context.tsx";
import { type FieldValue, isPriceField, type PriceField, targetOfKey } from "./draft-store.ts";
import { dishOf, putDish, readMenu } from "./menu-store.ts";
import { readPrice } from "./prices.ts";
import { type EditedField, saveField } from "./save-field.ts";

/** A price of a dish of the menu page, by its key. */
export function priceField(desk: OfficeDesk, key: string): EditedField {
  const { api, m, locale } = desk;
  const { target, field } = priceOfKey(key);
  return {
    key,
    current: () => dishOf(target)?.[field],
    read: (text) => readPrice(text) ?? undefined,
    toWire: (cents) => centsToEuros(asCents(Number(cents))),
    put(cents) {
      const dish = dishOf(target);
      if (dish) putDish({ ...dish, [field]: cents });
    },
    reload: () => readMenu(api),
    changed: (before, after) =>
      m.menuPage.changed(
        m.menuPage.priceOf(dishOf(target)?.name ?? "", m.menuPage.fields[field]),
        moneyText(before),
        moneyText(after),
      ),
  };

  function moneyText(cents: FieldValue): string {
    return formatMoney(asCents(Number(cents)), locale);
  }
}

export function savePrice(desk: OfficeDesk, key: string): Promise<void> {
  return saveField(desk, priceField(desk, key));
}

export function priceOfKey(key: string): { target: string; field: PriceField } {
  const { target, field } = targetOfKey(key);
  return { target, field: isPriceField(field) ? field : "price_delivery" };
}

export function isPrice(key: string): boolean {
  return isPriceField(targetOfKey(key).field);
}
