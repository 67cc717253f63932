import { formatMoney } from "@noren/contract/format/money.ts";
import type { AttachedGroup, StaffDish, StaffGroup } from "@noren/contract/staff/menu-dish.ts";
import { asCents } from "@noren/ordering/money.ts";
import type { OfficeDesk } from "../desk-context.tsx";
import { type FieldValue, fieldKey } from "../menu/draft-store.ts";
import type { InputField } from "../menu/field-input.tsx";
import { readSupplement, writeSupplement } from "../menu/prices.ts";
import { choiceName, liveOptions, ownPrice, withOwnPrice } from "./attached-groups.ts";
import { changeDish } from "./change-dish.ts";
import { readDish, valuesOf } from "./dish-store.ts";

/** The group of a dish in which a choice stands, with all groups that are not archived. */
type Within = { dish: StaffDish; group: StaffGroup; live: ReadonlyMap<number, StaffGroup> };

/** What a choice adds to the price of this dish alone; an empty field is the list's price. */
export function ownPriceField(
  desk: OfficeDesk,
  { dish: { target, item_id }, group: { group_id }, live }: Within,
  choice: StaffGroup["choices"][number],
): InputField {
  const { m, locale, api } = desk;
  const words = m.dish.choices;
  const place = { group_id, id: choice.id };
  const name = words.ownPrice(choiceName(choice));
  const show = (cents: FieldValue) =>
    formatMoney(asCents(Number(cents ?? choice.values.price)), locale);
  const priceIn = (options: unknown) => ownPrice((options ?? []) as AttachedGroup[], place);
  return {
    key: fieldKey({ target: `option:${item_id}:${group_id}:${choice.id}` }, "price"),
    name,
    current: () => priceIn(valuesOf(target)?.options),
    read: (text) => (text.trim() === "" ? null : (readSupplement(text) ?? undefined)),
    toWire: (value) => value,
    write: (cents) => (cents === null ? "" : writeSupplement(Number(cents), locale)),
    show,
    changed: (before, after) => m.dish.changed(name, show(before), show(after)),
    wrong: m.menuPage.states.refused,
    partOf: priceIn,
    send([edit]) {
      const price = edit?.values.price ?? null;
      const cents = price === null ? null : Number(price);
      const pressed = { desk, target, id: item_id, field: "options" as const, text: null };
      return changeDish(pressed, (options) =>
        withOwnPrice(liveOptions(options, live), place, cents),
      );
    },
    // It is shown since it was sent.
    put: () => {},
    reload: () => readDish(api, item_id),
  };
}

/** Begins the keys of all price fields of a group in a dish. */
export function ownPriceKeys({ item_id }: StaffDish, group_id: number): string {
  return `option:${item_id}:${group_id}:`;
}
