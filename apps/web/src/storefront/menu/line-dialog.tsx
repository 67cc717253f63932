import { lineKey, refOf } from "@noren/ordering/cart.ts";
import { PRODUCT_MODAL_CLOSE_MS } from "@noren/ordering/constants.ts";
import type { Item, Line, LineChoice, LineRef } from "@noren/ordering/model.ts";
import { replaceLine } from "@noren/ordering/replace-line.ts";
import { useEffect, useMemo, useRef } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { PRODUCT_WORDS } from "../../i18n/product-words.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useLingering } from "../../ui/use-lingering.ts";
import { useOpening } from "../../ui/use-opening.ts";
import { changeCart, readStoredCart, useCart } from "../cart/cart-store.ts";
import { useLinePanel } from "../cart/use-line-panel.ts";
import { useShop } from "../shop/shop-context.tsx";
import styles from "./product-dialog.module.css";
import type { DishDraft } from "./product-drafts.ts";
import { ProductForm } from "./product-form.tsx";
import { choiceKey } from "./product-line.ts";

/** A line of the cart with what was chosen, to be changed. Closing goes back in the history. */
export function LineDialog() {
  const { locale } = useLocale();
  const words = PRODUCT_WORDS[locale];
  const { line: key, close } = useLinePanel();
  const { index } = useShop();
  const { refs, orderType } = useCart();
  const opening = useOpening(key !== null);
  const ref = refs.find((one) => lineKey(one) === key);
  const found = index.get(Number.parseInt(key ?? "", 10));
  const item = found?.menu.menu_is_available ? found.item : null;
  const open = useMemo(() => (ref && item ? { ref, item } : null), [ref, item]);
  const shown = useLingering(open, PRODUCT_MODAL_CLOSE_MS);
  const missing = key === null || open ? null : item ? words.notInCart : words.gone;
  const gone = useLingering(missing, PRODUCT_MODAL_CLOSE_MS);
  /** Key of the line that gets the focus on closing; saving gives it another. */
  const focused = useRef(key);
  useEffect(() => {
    if (key === null && focused.current !== null) focusLine(focused.current);
    focused.current = key;
  }, [key]);

  function save(changed: Line): boolean {
    const saved = replaceOpen(key, refOf(changed));
    if (!saved) return false;
    focused.current = lineKey(refOf(changed));
    close();
    return true;
  }

  return (
    <Dialog
      open={key !== null}
      onClose={close}
      label={shown?.item.item_name ?? gone ?? words.gone}
      className={shown ? (shown.item.options.length > 0 ? undefined : styles.plain) : styles.gone}
    >
      {shown ? (
        <>
          <ProductForm
            key={opening}
            item={shown.item}
            orderType={orderType}
            initial={draftOfLine(shown.item, shown.ref)}
            action={words.save}
            onSubmit={save}
          />
          <IconButton icon="x" label={words.close} onClick={close} className={styles.close} />
        </>
      ) : (
        gone && (
          <EmptyState title={gone}>
            <Button onClick={close}>{words.close}</Button>
          </EmptyState>
        )
      )}
    </Dialog>
  );
}

/** False where the line is gone, or where its equal has no room for it. */
function replaceOpen(key: string | null, changed: LineRef): boolean {
  readStoredCart();
  const { refs } = useCart.getState();
  const at = refs.findIndex((ref) => lineKey(ref) === key);
  const replaced = at < 0 ? null : replaceLine(refs, at, changed);
  if (replaced) changeCart(() => ({ refs: replaced, removed: null }));
  return replaced !== null;
}

function draftOfLine(item: Item, { quantity, note, choices }: LineRef): DishDraft {
  const isOffered = ({ option_id, id }: LineChoice) =>
    item.options.some(
      (option) =>
        option.option_id === option_id && option.option_options.some((one) => one.id === id),
    );
  const chosen = choices
    .filter(isOffered)
    .map((choice) => [choiceKey(choice.option_id, choice.id), choice.quantity]);
  return { chosen: Object.fromEntries(chosen), quantity, note };
}

/** The line in the list that is shown on top: the open cart's, otherwise the page's. */
function focusLine(key: string): void {
  const scope = document.querySelector("dialog:modal") ?? document;
  for (const line of scope.querySelectorAll<HTMLElement>("[data-line]"))
    if (line.dataset.line === key && line.checkVisibility()) line.focus();
}
