import { formatList } from "@noren/contract/format/lists.ts";
import { CART_WORDS, type CartWords } from "../../i18n/cart-words.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useShop } from "../shop/shop-context.tsx";
import styles from "./cart-notices.module.css";
import { dismissLeft, dismissTold, toldOf, undoRemoval, undoTold, useCart } from "./cart-store.ts";
import { LostPlaceNotice } from "./lost-place-notice.tsx";

/** Items that left the cart automatically, and undo for the line removed last. */
export function CartNotices() {
  const { locale, m } = useLocale();
  const words = CART_WORDS[locale];
  const { index } = useShop();
  const left = useCart((cart) => cart.left);
  const notice = useCart((cart) => cart.notice);
  const told = useCart(toldOf);
  const removed = useCart((cart) => cart.removed);
  const orderedElsewhere = useCart((cart) => cart.orderedElsewhere);
  const dismiss = <IconButton icon="x" size={18} label={m.cart.dismiss} onClick={dismissLeft} />;
  const removedName = removed && index.get(removed.ref.item_id)?.item.item_name;
  return (
    <>
      <LostPlaceNotice />
      {orderedElsewhere && <Alert action={dismiss}>{words.orderedElsewhere}</Alert>}
      {left.length > 0 && (
        <Alert action={dismiss}>
          {words.left(left.length, formatList(namesOf(left, words), locale))}
        </Alert>
      )}
      {notice && <Alert action={dismiss}>{notice}</Alert>}
      {told && (
        <Alert
          action={
            told.before ? (
              <Button variant="quiet" onClick={undoTold}>
                {m.cart.undo}
              </Button>
            ) : (
              <IconButton icon="x" size={18} label={m.cart.dismiss} onClick={dismissTold} />
            )
          }
        >
          {told.text}
        </Alert>
      )}
      {removedName && (
        <div className={styles.undo}>
          <Alert
            action={
              <Button variant="quiet" onClick={undoRemoval}>
                {m.cart.undo}
              </Button>
            }
          >
            {words.removed(removedName)}
          </Alert>
        </div>
      )}
    </>
  );
}

/** The known names, then the number of unnamed items. */
function namesOf(left: readonly (string | null)[], { leftUnnamed }: CartWords): string[] {
  const names = left.filter((name) => name !== null);
  const unnamed = left.length - names.length;
  return unnamed > 0 ? [...names, leftUnnamed(unnamed)] : names;
}
