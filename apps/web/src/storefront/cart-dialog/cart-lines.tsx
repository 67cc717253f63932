import { lineKey, MAX_QUANTITY, refOf } from "@noren/ordering/cart.ts";
import type { Line } from "@noren/ordering/model.ts";
import type { PricedCart } from "@noren/ordering/totals.ts";
import type { ReactNode } from "react";
import { useMessages } from "../../i18n/locale-context.tsx";
import { Price } from "../../ui/price.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { setQuantity } from "../cart/cart-store.ts";
import { LineAllergens } from "../dietary/line-allergens.tsx";
import { DishPicture } from "../shop/dish-picture.tsx";
import styles from "./cart-lines.module.css";

export function CartLines({ priced }: { priced: PricedCart }) {
  const { cart } = useMessages();
  return (
    <ul className={styles.lines}>
      {priced.lines.map(({ line, line_total }, index) => (
        <LineRow
          key={lineKey(refOf(line))}
          line={line}
          aside={<Price cents={line_total} />}
          controls={
            <Stepper
              name={line.item.item_name}
              value={line.quantity}
              min={0}
              max={MAX_QUANTITY}
              removable
              onChange={(quantity) => setQuantity(index, quantity)}
            />
          }
        />
      ))}
      {priced.free_items.map((line) => (
        <LineRow
          key={`${line.offer_id}/${lineKey(refOf(line))}`}
          line={line}
          aside={<span className={styles.free}>{cart.free}</span>}
        />
      ))}
    </ul>
  );
}

type LineRowProps = { line: Line; aside: ReactNode; controls?: ReactNode };

function LineRow({ line, aside, controls }: LineRowProps) {
  const { cart } = useMessages();
  const { item, quantity, choices, note } = line;
  return (
    <li className={styles.line}>
      <DishPicture item={item} sizes="88px" className={styles.thumb} />
      <div className={styles.what}>
        <p className={styles.name}>
          {!controls && quantity > 1 && `${quantity} × `}
          {item.item_name}
        </p>
        {choices.length > 0 && (
          <p className={styles.detail}>
            {choices
              .map(({ choice, quantity }) => (quantity > 1 ? `${quantity} × ` : "") + choice.name)
              .join(", ")}
          </p>
        )}
        {note && (
          <p className={styles.detail}>
            {cart.noteLabel} {note}
          </p>
        )}
        {controls}
      </div>
      <p className={styles.aside}>{aside}</p>
      <div className={styles.allergens}>
        <LineAllergens line={line} />
      </div>
    </li>
  );
}
