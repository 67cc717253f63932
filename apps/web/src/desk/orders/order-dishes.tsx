import { ALLERGEN_WORDS } from "@noren/contract/allergen-words.ts";
import { formatList } from "@noren/contract/format/lists.ts";
import { nonBreakingPunctuation } from "@noren/contract/format/typography.ts";
import type { DeskLine, DeskOrder } from "@noren/contract/staff/orders.ts";

import { Disclosure } from "../../ui/disclosure.tsx";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import styles from "./order-dishes.module.css";

type OrderDishesProps = {
  order: DeskOrder;
  /** After cooking only the number of dishes is shown, until it is expanded. */
  isFolded: boolean;
};

/** The dishes for the kitchen: quantity, name, choices, note and allergens. */
export function OrderDishes({ order, isFolded }: OrderDishesProps) {
  const { m } = useDesk();
  const count = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const dishes = (
    <ul className={styles.dishes}>
      {order.items.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a placed order never change
        <Dish key={index} line={line} />
      ))}
    </ul>
  );
  return isFolded ? <Disclosure title={m.card.dishes(count)}>{dishes}</Disclosure> : dishes;
}

function Dish({ line }: { line: DeskLine }) {
  const { m } = useDesk();
  return (
    <li className={styles.dish}>
      <span className={styles.quantity}>{line.quantity}×</span>
      <div className={styles.what}>
        <p className={styles.name}>
          {line.name}
          {line.is_free && <span className={styles.free}> {m.card.free}</span>}
        </p>
        {line.choices.length > 0 && (
          <ul className={styles.choices}>
            {line.choices.map((choice, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the choices of a placed order never change
              <li key={index}>
                {choice.quantity > 1 && `${choice.quantity} × `}
                {choice.name}
              </li>
            ))}
          </ul>
        )}
        {line.note && (
          <p className={styles.note}>
            <DeskIcon name="chat-text" size={20} />
            <span className="visually-hidden">{m.card.note} </span>
            {nonBreakingPunctuation(line.note)}
          </p>
        )}
        <Allergens line={line} />
      </div>
    </li>
  );
}

function Allergens({ line: { declaration } }: { line: DeskLine }) {
  const { m, locale } = useDesk();
  if (!declaration) return null;
  const { contains, may_contain, is_unknown } = declaration;
  const named = (keys: typeof contains) =>
    formatList(
      keys.map((key) => ALLERGEN_WORDS[locale][key]),
      locale,
    );
  const said = [
    contains.length > 0 && m.card.contains(named(contains)),
    may_contain.length > 0 && m.card.mayContain(named(may_contain)),
    is_unknown && m.card.unknownAllergens,
  ].filter(Boolean);
  return said.length > 0 && <p className={styles.allergens}>{said.join(" · ")}</p>;
}
