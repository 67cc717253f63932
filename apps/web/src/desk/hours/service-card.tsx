import type { Hours } from "@noren/contract/staff/hours.ts";
import type { OrderType } from "@noren/ordering/model.ts";
import { Button } from "../../ui/button.tsx";
import { CheckChips } from "../../ui/check-chips.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import dialog from "../dialog/dialog.module.css";
import type { CardErrors, ServiceCard } from "./day-form.ts";
import styles from "./service-card.module.css";

const DEFAULT_MINUTES = { pickup: "10", delivery: "15" } as const;

type ServiceCardFieldsProps = {
  /** Counted from one. */
  number: number;
  card: ServiceCard;
  menus: Hours["menus"];
  errors: CardErrors;
  onChange: (card: ServiceCard) => void;
  onRemove: () => void;
};

/** One service: from when to when, which orders in slots of what length, and of which menus. */
export function ServiceCardFields(props: ServiceCardFieldsProps) {
  const { number, card, menus, errors, onChange, onRemove } = props;
  const words = useOffice().m.hours.form;
  const set = (over: Partial<ServiceCard>) => onChange({ ...card, ...over });
  const time = (name: "start" | "end" | "first_order" | "last_order") => (
    <TextField
      label={words[name]}
      type="time"
      value={card[name]}
      error={errors[name]}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  );
  return (
    <fieldset className={styles.card}>
      <legend className={styles.legend}>{words.service(number)}</legend>
      <div className={dialog.pair}>
        {time("start")}
        {time("end")}
      </div>
      <SlotLength type="pickup" card={card} error={errors.pickup} onChange={set} />
      <SlotLength type="delivery" card={card} error={errors.delivery} onChange={set} />
      {menus.length > 1 && (
        <CheckChips
          legend={words.menus}
          chips={menus.map(({ menu_id, menu_name }) => ({
            value: String(menu_id),
            label: menu_name,
          }))}
          values={(card.menus.length > 0 ? card.menus : menus.map((one) => one.menu_id)).map(
            String,
          )}
          onChange={(values) => {
            const isEvery = values.length === menus.length || values.length === 0;
            set({ menus: isEvery ? [] : values.map(Number).sort((a, b) => a - b) });
          }}
        />
      )}
      <Disclosure title={words.bounds} open={card.first_order !== "" || card.last_order !== ""}>
        <div className={dialog.pair}>
          {time("first_order")}
          {time("last_order")}
        </div>
      </Disclosure>
      <Button variant="quiet" className={styles.remove} onClick={onRemove}>
        {words.remove(number)}
      </Button>
    </fieldset>
  );
}

type SlotLengthProps = {
  type: OrderType;
  card: ServiceCard;
  error: string | undefined;
  onChange: (over: Partial<ServiceCard>) => void;
};

function SlotLength({ type, card, error, onChange }: SlotLengthProps) {
  const words = useOffice().m.hours.form;
  const minutes = card[type];
  return (
    <div className={styles.length}>
      <Checkbox
        label={words[type]}
        checked={minutes !== ""}
        onChange={(event) =>
          onChange({ [type]: event.target.checked ? DEFAULT_MINUTES[type] : "" })
        }
      />
      {minutes !== "" && (
        <TextField
          label={words.minutes[type]}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          // A space keeps an emptied field, which is not the same as no such orders.
          value={minutes.trim()}
          error={error}
          onChange={(event) => onChange({ [type]: event.target.value || " " })}
        />
      )}
      {minutes === "" && error && <p className={styles.error}>{error}</p>}
    </div>
  );
}
