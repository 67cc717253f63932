import { nonBreakingPunctuation } from "@noren/contract/format/typography.ts";
import type { DeskLine } from "@noren/contract/staff/orders.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { type AllergensShown, DishAllergens } from "./dish-allergens.tsx";
import styles from "./order-dishes.module.css";

type OrderDishesProps = {
  lines: readonly DeskLine[];
  /** Only the number of dishes is shown until it is expanded: they have left the kitchen. */
  isFolded?: boolean;
  /** Allergens in words for every dish, not only for those with a note. */
  isFull?: boolean;
};

/** The dishes for the kitchen: quantity, name, choices, note and allergens. */
export function OrderDishes({ lines, isFolded = false, isFull = false }: OrderDishesProps) {
  const { m } = useDesk();
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isNoted = lines.some(({ note }) => note !== "");
  const allergensOf = ({ note }: DeskLine) =>
    isFull || note !== "" ? "words" : isNoted ? "marks" : "hidden";
  const dishes = (
    <ul className={styles.dishes} data-full={isFull}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a placed order never change
        <Dish key={index} line={line} allergens={allergensOf(line)} />
      ))}
    </ul>
  );
  return isFolded ? <Disclosure title={m.card.dishes(count)}>{dishes}</Disclosure> : dishes;
}

function Dish({ line, allergens }: { line: DeskLine; allergens: AllergensShown }) {
  const { m } = useDesk();
  const choices = line.choices.map(({ quantity, name }) =>
    quantity > 1 ? `${quantity} × ${name}` : name,
  );
  return (
    <li className={styles.dish}>
      <span className={styles.quantity} data-several={line.quantity > 1}>
        {line.quantity}×
      </span>
      <p className={styles.what}>
        <span className={styles.name}>{line.name}</span>
        {line.is_free && <span className={styles.free}> {m.card.free}</span>}
        {choices.length > 0 && (
          <span className={styles.choices}>{` +\u00a0${choices.join(" · ")}`}</span>
        )}
        {allergens !== "words" && <DishAllergens line={line} shown={allergens} />}
      </p>
      {line.note && (
        <p className={styles.note}>
          <DeskIcon name="chat-text" size={20} />
          <span className="visually-hidden">{m.card.note} </span>
          {nonBreakingPunctuation(line.note)}
        </p>
      )}
      {allergens === "words" && <DishAllergens line={line} shown="words" />}
    </li>
  );
}
