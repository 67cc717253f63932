import type { MenuDish } from "@noren/contract/staff/menu.ts";
import { useOffice } from "../desk-context.tsx";
import { fieldKey, type PriceField } from "./draft-store.ts";
import { FieldInput } from "./field-input.tsx";
import { shownPrice } from "./shown-price.ts";

type PriceInputProps = { dish: MenuDish; field: PriceField };

/** A price in the list of dishes; Enter goes on to the next one. */
export function PriceInput({ dish, field }: PriceInputProps) {
  const desk = useOffice();
  const label = desk.m.menuPage.fields[field];
  return (
    <FieldInput
      field={shownPrice(desk, fieldKey(dish, field))}
      kind="price"
      label={label}
      of={dish.name}
      goesOn
    />
  );
}
