import type { KitchenSettings } from "@noren/contract/staff/restaurant.ts";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import { DeskForm } from "../page/desk-form.tsx";
import styles from "./capacity-form.module.css";

type CapacityFormProps = { settings: KitchenSettings; onSaved: (saved: KitchenSettings) => void };

const TYPES = ["pickup", "delivery"] as const;
const LIMITS = ["orders_per_slot", "pieces_per_slot"] as const;
type Field = `${(typeof TYPES)[number]}_${(typeof LIMITS)[number]}`;

/** Limits of orders and items per slot; an empty field means no limit. */
export function CapacityForm({ settings, onSaved }: CapacityFormProps) {
  const { m, api } = useOffice();
  const stored: Record<Field, string> = {
    pickup_orders_per_slot: textOf(settings.pickup_orders_per_slot),
    pickup_pieces_per_slot: textOf(settings.pickup_pieces_per_slot),
    delivery_orders_per_slot: textOf(settings.delivery_orders_per_slot),
    delivery_pieces_per_slot: textOf(settings.delivery_pieces_per_slot),
  };
  const words = {
    orders_per_slot: m.settings.ordersPerSlot,
    pieces_per_slot: m.settings.piecesPerSlot,
  };
  return (
    <DeskForm
      stored={stored}
      save={(_, typed) =>
        api.changeKitchenSettings({
          pickup_orders_per_slot: limitOf(typed.pickup_orders_per_slot),
          pickup_pieces_per_slot: limitOf(typed.pickup_pieces_per_slot),
          delivery_orders_per_slot: limitOf(typed.delivery_orders_per_slot),
          delivery_pieces_per_slot: limitOf(typed.delivery_pieces_per_slot),
        })
      }
      onSaved={onSaved}
      submit={m.settings.save}
      confirmation={() => m.settings.saved}
    >
      {({ values, change, problemOf }) =>
        TYPES.map((type) => (
          <fieldset key={type} className={styles.type}>
            <legend className={styles.legend}>{m.settings.types[type]}</legend>
            {LIMITS.map((limit) => {
              const field: Field = `${type}_${limit}`;
              return (
                <TextField
                  key={limit}
                  label={words[limit]}
                  inputMode="numeric"
                  autoComplete="off"
                  value={values[field]}
                  error={problemOf(field)}
                  onChange={({ target }) => change({ [field]: target.value })}
                />
              );
            })}
          </fieldset>
        ))
      }
    </DeskForm>
  );
}

function textOf(limit: number | null): string {
  return limit === null ? "" : String(limit);
}

/** Undefined: nobody has typed in the field. */
function limitOf(typed: string | undefined): string | null | undefined {
  return typed?.trim() === "" ? null : typed;
}
