import { counted } from "@noren/contract/format/counted.ts";
import { lineKey, MAX_QUANTITY, refOf } from "@noren/ordering/cart.ts";
import { isPart } from "@noren/ordering/formule.ts";
import type { Line } from "@noren/ordering/model.ts";
import type { PricedCart } from "@noren/ordering/totals.ts";
import type { ReactNode } from "react";
import { CART_WORDS } from "../../i18n/cart-words.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Price } from "../../ui/price.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { LineConflict } from "../dietary/line-conflict.tsx";
import { LineMarks } from "../dietary/line-marks.tsx";
import { DishPicture } from "../shop/dish-picture.tsx";
import styles from "./cart-lines.module.css";
import { setQuantity } from "./cart-store.ts";
import { useLinePanel } from "./use-line-panel.ts";

/** The dishes of the cart; a press on one opens it to be changed. */
export function CartLines({ priced }: { priced: PricedCart }) {
  const { locale, m } = useLocale();
  const { open: openLine } = useLinePanel();
  return (
    <ul className={styles.lines}>
      {priced.lines.map(({ line, line_total }) => {
        const key = lineKey(refOf(line));
        const { item_name } = line.item;
        return (
          <LineRow
            key={key}
            line={line}
            name={
              <button
                type="button"
                className={styles.edit}
                aria-haspopup="dialog"
                data-line={key}
                onClick={() => openLine(key)}
              >
                <span>{item_name}</span>
                <span className="visually-hidden">{CART_WORDS[locale].edit}</span>
              </button>
            }
            amount={<Price cents={line_total} />}
            controls={
              <Stepper
                name={item_name}
                value={line.quantity}
                min={0}
                max={MAX_QUANTITY}
                removable
                onChange={(quantity) => setQuantity(key, quantity)}
              />
            }
          />
        );
      })}
      {priced.free_items.map((line) => (
        <LineRow
          key={`${line.offer_id}/${lineKey(refOf(line))}`}
          line={line}
          name={counted(line.quantity, line.item.item_name)}
          amount={<span className={styles.free}>{m.cart.free}</span>}
        />
      ))}
    </ul>
  );
}

type LineRowProps = { line: Line; name: ReactNode; amount: ReactNode; controls?: ReactNode };

function LineRow({ line, name, amount, controls }: LineRowProps) {
  return (
    <li className={styles.line}>
      <DishPicture item={line.item} sizes="48px" className={styles.thumb} />
      <p className={styles.name}>{name}</p>
      <p className={styles.amount}>{amount}</p>
      <div className={styles.rest}>
        <LineDetails line={line} />
        {controls}
      </div>
      <LineConflict line={line} />
    </li>
  );
}

/**
 * Diets, choices and note, in two lines: a press on the line shows the rest. The dishes of a
 * formule have a line each.
 */
function LineDetails({ line }: { line: Line }) {
  const { m } = useLocale();
  const { choices, note } = line;
  const named = (list: typeof choices) =>
    list.map(({ choice, quantity }) => counted(quantity, choice.name));
  const dishes = named(choices.filter(isPart));
  const others = named(choices.filter((chosen) => !isPart(chosen)));
  if (note) others.push(`${m.cart.noteLabel} ${note}`);
  return (
    <div className={styles.details} data-formule={dishes.length > 0}>
      <LineMarks line={line} />
      {dishes.length > 0 && (
        <ul>
          {dishes.map((dish) => (
            <li key={dish}>{dish}</li>
          ))}
        </ul>
      )}
      {others.join(", ")}
    </div>
  );
}
