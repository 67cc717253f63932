import { PRODUCT_MODAL_CLOSE_MS } from "@noren/ordering/constants.ts";
import type { Item, SoldOutItem } from "@noren/ordering/model.ts";
import { useLocation, useNavigate } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { PRODUCT_WORDS } from "../../i18n/product-words.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useLingering } from "../../ui/use-lingering.ts";
import { useOpening } from "../../ui/use-opening.ts";
import { useCart } from "../cart/cart-store.ts";
import { useAddToCart } from "../cart/use-add-to-cart.ts";
import { isPanel, PRODUCT_PANEL } from "../panels/panel-state.ts";
import { useShop } from "../shop/shop-context.tsx";
import { useMenuTimes } from "./menu-times-store.ts";
import styles from "./product-dialog.module.css";
import { draftOf, dropDraft, keepDraft } from "./product-drafts.ts";
import { ProductForm } from "./product-form.tsx";

/**
 * The dish of the URL with its options; what was chosen is kept until it is added to the cart. An
 * old link may name a dish that is gone. Closing goes back in the history.
 */
export function ProductDialog({ itemId }: { itemId: number | null }) {
  const { locale, m, href } = useLocale();
  const words = PRODUCT_WORDS[locale];
  const { state } = useLocation();
  const navigate = useNavigate();
  const add = useAddToCart();
  const orderType = useCart((cart) => cart.orderType);
  const item = useOnSale(itemId);
  const when = useMenuTimes(({ dishes }) => dishes.get(itemId ?? 0));
  // storefront.md §4: the dish is cleared after a second.
  const shown = useLingering(item, PRODUCT_MODAL_CLOSE_MS);
  const opening = useOpening(itemId !== null);
  const soldOut = useSoldOut(itemId);
  const missing = soldOut ? words.soldOut(soldOut.item_name) : words.gone;
  const gone = useLingering(itemId !== null && !item ? missing : null, PRODUCT_MODAL_CLOSE_MS);

  const close = () => {
    if (isPanel(state, PRODUCT_PANEL)) void navigate(-1);
    else void navigate(href("menu"), { replace: true, preventScrollReset: true });
  };

  return (
    <Dialog
      open={itemId !== null}
      onClose={close}
      label={shown?.item_name ?? gone ?? words.gone}
      className={shown ? (shown.options.length > 0 ? undefined : styles.plain) : styles.gone}
    >
      {shown ? (
        <>
          <ProductForm
            key={`${shown.item_id} ${opening}`}
            item={shown}
            orderType={orderType}
            initial={draftOf(shown.item_id)}
            onChange={(draft) => keepDraft(shown.item_id, draft)}
            action={
              <>
                {words.add}
                {when && <small> {when}</small>}
              </>
            }
            onSubmit={(line) => {
              if (!add(line)) return false;
              dropDraft(shown.item_id);
              close();
              return true;
            }}
          />
          <IconButton icon="x" label={words.close} onClick={close} className={styles.close} />
        </>
      ) : (
        gone && (
          <EmptyState title={gone} {...(soldOut && when && { text: when })}>
            <Button onClick={close}>{m.cart.emptyAction}</Button>
          </EmptyState>
        )
      )}
    </Dialog>
  );
}

function useSoldOut(itemId: number | null): SoldOutItem | undefined {
  const { menus } = useShop();
  return menus
    .flatMap(({ categories }) => categories.flatMap(({ sold_out = [] }) => sold_out))
    .find(({ item_id }) => item_id === itemId);
}

/** The dish, if it is on a menu that can be ordered from. */
function useOnSale(itemId: number | null): Item | null {
  const found = useShop().index.get(itemId ?? 0);
  return found?.menu.menu_is_available ? found.item : null;
}
