import { conflictsOfItem, fitOf } from "@noren/ordering/allergens.ts";
import { lineKey } from "@noren/ordering/cart.ts";
import { aPieceOf, companionOf } from "@noren/ordering/companions.ts";
import { itemPrice } from "@noren/ordering/line.ts";
import { type MouseEvent, useState } from "react";
import { CART_WORDS } from "../../i18n/cart-words.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { afterPaint } from "../../platform/after-paint.ts";
import { openStorage } from "../../platform/storage.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Price } from "../../ui/price.tsx";
import { useApi } from "../../use-api.ts";
import { addToCart, useCart } from "../cart/cart-store.ts";
import { useFilter } from "../dietary/stored-filter.ts";
import { DishPicture } from "../shop/dish-picture.tsx";
import { useShop } from "../shop/shop-context.tsx";
import styles from "./companion-row.module.css";

const storage = () => openStorage("local");

/** One dish that goes with those of the cart, offered until it is answered, once in a cart. */
export function CompanionRow() {
  const { locale, m } = useLocale();
  const { index } = useShop();
  const api = useApi();
  const filter = useFilter();
  const { refs, orderType } = useCart();
  const [isAnswered, setAnswered] = useState(() => storage().read("companion") !== null);
  if (isAnswered) return null;
  const item = companionOf(
    index,
    refs,
    (dish) => fitOf(conflictsOfItem(dish, filter), filter) === "fits",
  );
  if (!item) return null;

  const words = CART_WORDS[locale].companion;
  /** The focus goes to a line of the cart: the pressed button is gone. */
  const answer = ({ currentTarget }: MouseEvent, line: string) => {
    const cart = currentTarget.closest("dialog");
    storage().write("companion", "answered");
    setAnswered(true);
    afterPaint(() =>
      cart?.querySelector<HTMLElement>(`[data-line="${CSS.escape(line)}"]`)?.focus(),
    );
  };
  const add = (press: MouseEvent) => {
    const ref = aPieceOf(item.item_id);
    addToCart(ref, item.item_name);
    answer(press, lineKey(ref));
    // storefront.md §7: called on adding; its answer is ignored.
    afterPaint(() => void api().pingProduct(item.item_id));
  };
  const lastLine = refs.at(-1);
  return (
    <section className={styles.companion} aria-labelledby="companion">
      <DishPicture item={item} sizes="48px" />
      <div className={styles.words}>
        <h3 id="companion">{words.title}</h3>
        <p className={styles.name}>{item.item_name}</p>
        <Price cents={itemPrice(item, orderType)} />
      </div>
      <IconButton
        icon="plus"
        label={m.menu.add(item.item_name)}
        className={styles.add}
        onClick={add}
      />
      <IconButton
        icon="x"
        size={18}
        label={words.dismiss(item.item_name)}
        onClick={(press) => answer(press, lastLine ? lineKey(lastLine) : "")}
      />
    </section>
  );
}
