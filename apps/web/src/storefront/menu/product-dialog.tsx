import { PRODUCT_MODAL_CLOSE_MS } from "@noren/ordering/constants.ts";
import type { Item } from "@noren/ordering/model.ts";
import { useLocation, useNavigate } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { PRODUCT_WORDS } from "../../i18n/product-words.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useLingering } from "../../ui/use-lingering.ts";
import { useOpening } from "../../ui/use-opening.ts";
import { isPanel, PRODUCT_PANEL } from "../panels/panel-state.ts";
import { useShop } from "../shop/shop-context.tsx";
import styles from "./product-dialog.module.css";
import { ProductForm } from "./product-form.tsx";

/**
 * The dish of the URL with its options; an old link may name a dish that is gone. Closing goes back
 * in the history.
 */
export function ProductDialog({ itemId }: { itemId: number | null }) {
  const { locale, m, href } = useLocale();
  const words = PRODUCT_WORDS[locale];
  const { state } = useLocation();
  const navigate = useNavigate();
  const item = useOnSale(itemId);
  // storefront.md §4: the dish is cleared after a second.
  const shown = useLingering(item, PRODUCT_MODAL_CLOSE_MS);
  const opening = useOpening(itemId !== null);
  const isGone = useLingering((itemId !== null && !item) || null, PRODUCT_MODAL_CLOSE_MS);

  const close = () => {
    if (isPanel(state, PRODUCT_PANEL)) void navigate(-1);
    else void navigate(href("menu"), { replace: true, preventScrollReset: true });
  };

  return (
    <Dialog
      open={itemId !== null}
      onClose={close}
      label={shown?.item_name ?? words.gone}
      className={shown ? (shown.options.length > 0 ? undefined : styles.plain) : styles.gone}
    >
      {shown ? (
        <>
          <ProductForm key={`${shown.item_id} ${opening}`} item={shown} onAdded={close} />
          <IconButton icon="x" label={words.close} onClick={close} className={styles.close} />
        </>
      ) : (
        isGone && (
          <EmptyState title={words.gone}>
            <Button onClick={close}>{m.cart.emptyAction}</Button>
          </EmptyState>
        )
      )}
    </Dialog>
  );
}

/** The dish, if it is on a menu that can be ordered from. */
function useOnSale(itemId: number | null): Item | null {
  const found = useShop().index.get(itemId ?? 0);
  return found?.menu.menu_is_available ? found.item : null;
}
