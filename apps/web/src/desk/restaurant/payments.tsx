import type { RestaurantFacts } from "@noren/contract/staff/restaurant-facts.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { useOffice } from "../desk-context.tsx";
import { tellChange } from "../menu/undo-change.ts";
import { useSavedValues } from "../menu/use-saved-values.ts";
import page from "../page/desk-page.module.css";

const METHODS = ["cod", "stripe", "paypal"] as const;

type PaymentsProps = { facts: RestaurantFacts; onChanged: () => void };

/** The ways to pay; one of them always stays. */
export function Payments({ facts, onChanged }: PaymentsProps) {
  const desk = useOffice();
  const { m, api } = desk;
  const words = m.restaurant.payments;
  const { values, put } = useSavedValues<boolean>(facts);
  const { payments, installed } = facts;

  async function turn(method: (typeof METHODS)[number], active: boolean) {
    put(method, active);
    const reply = await api.changeRestaurant({
      edits: [
        {
          target: `setting:payments.${method}`,
          ...{ values: { active }, seen: { active: payments[method] } },
        },
      ],
    });
    const name = words.methods[method];
    const isMade = tellChange(desk, reply, {
      text: active ? words.isOn(name) : words.isOff(name),
      about: `payments:${method}`,
      undone: m.restaurant.undone,
    });
    if (!isMade) put(method, !active);
    onChanged();
  }

  return (
    <section className={page.section} aria-labelledby="payments">
      <h2 id="payments">{words.title}</h2>
      {METHODS.map((method) => (
        <Checkbox
          key={method}
          label={words.methods[method]}
          checked={values[method] ?? payments[method]}
          onChange={(event) => void turn(method, event.target.checked)}
        />
      ))}
      <p className={page.soft}>
        {installed.card_provider === null
          ? words.noProvider
          : words.provider(words.providers[installed.card_provider] ?? installed.card_provider)}
      </p>
    </section>
  );
}
