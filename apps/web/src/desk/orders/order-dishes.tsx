import { counted } from "@noren/contract/format/counted.ts";
import { nonBreakingPunctuation } from "@noren/contract/format/typography.ts";
import type { DeskLine } from "@noren/contract/staff/orders.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Link } from "../../ui/link.tsx";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { closeOrderDialog } from "../dialog/order-dialog-store.ts";
import { nameInKitchen } from "../order-state/name-in-kitchen.ts";
import { availabilityPath } from "../page/availability-path.ts";
import { type AllergensShown, DishAllergens } from "./dish-allergens.tsx";
import styles from "./order-dishes.module.css";

type OrderDishesProps = {
  lines: readonly DeskLine[];
  /** Only the number of dishes is shown until it is expanded: they have left the kitchen. */
  isFolded?: boolean;
  /** As the law names the allergens, for every dish. */
  isFull?: boolean;
  /** In words for every dish: the guest avoids something or wrote a note about all. */
  areAllergensNamed?: boolean;
};

/** The dishes for the kitchen: quantity, name, choices, note and allergens. */
export function OrderDishes(props: OrderDishesProps) {
  const { lines, isFolded = false, isFull = false, areAllergensNamed = false } = props;
  const { m } = useDesk();
  const count = lines.reduce((sum, line) => sum + line.quantity * piecesOf(line), 0);
  const isNoted = lines.some(({ note }) => note !== "");
  const allergensOf = ({ note }: DeskLine) =>
    isFull
      ? "legal"
      : areAllergensNamed || note !== ""
        ? "words"
        : isNoted
          ? "contained"
          : "unknown";
  const dishes = (
    <ul className={styles.dishes} data-full={isFull}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a placed order never change
        <Dish key={index} line={line} isFull={isFull} allergens={allergensOf(line)} />
      ))}
    </ul>
  );
  return isFolded ? <Disclosure title={m.card.dishes(count)}>{dishes}</Disclosure> : dishes;
}

type DishProps = { line: DeskLine; isFull: boolean; allergens: AllergensShown };

function Dish({ line, isFull, allergens }: DishProps) {
  const { m } = useDesk();
  const name = nameInKitchen(line);
  const others = line.choices.filter(({ is_part }) => !is_part);
  const choices = others.map((choice) => counted(choice.quantity, nameInKitchen(choice)));
  const parts = line.choices.filter(({ is_part }) => is_part);
  const isOwnLine = allergens === "legal" || allergens === "words";
  return (
    <li className={styles.dish}>
      <span className={styles.quantity} data-several={line.quantity > 1}>
        {line.quantity}×
      </span>
      <p className={styles.what}>
        <span className={styles.name}>{name}</span>
        {isFull && name !== line.name && <span className={styles.choices}> {line.name}</span>}
        {line.is_free && <span className={styles.free}> {m.card.free}</span>}
        {choices.length > 0 && (
          <span className={styles.choices}>{` +\u00a0${choices.join(" · ")}`}</span>
        )}
        {!isOwnLine && <DishAllergens line={line} shown={allergens} />}
      </p>
      {isFull && (
        <Link
          className={styles.soldOut}
          to={availabilityPath(line.name)}
          onClick={closeOrderDialog}
          aria-label={m.card.soldOutOf(line.name)}
        >
          {m.card.soldOut}
        </Link>
      )}
      {parts.length > 0 && (
        <ul className={styles.parts}>
          {parts.map((part) => (
            <li key={`${part.option} ${part.name}`}>
              <span className={styles.quantity} data-several={line.quantity * part.quantity > 1}>
                {line.quantity * part.quantity}×
              </span>{" "}
              {nameInKitchen(part)}
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
      {isOwnLine && <DishAllergens line={line} shown={allergens} />}
    </li>
  );
}

/** The dishes in one of a line. */
function piecesOf({ choices }: DeskLine): number {
  return choices.reduce((sum, choice) => sum + (choice.is_part ? choice.quantity : 0), 0) || 1;
}
