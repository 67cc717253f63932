import { useMessages } from "../../i18n/locale-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useCart } from "../cart/cart-store.ts";
import { usePanels } from "../panels/panels-context.tsx";
import styles from "./place-chip.module.css";
import { placeName } from "./place-name.ts";

type PlaceChipProps = {
  /** Text for pickup where the order type is shown beside it: the restaurant's address. */
  pickup?: string;
  /** Whether the cart stays open beneath the picker. */
  over?: "cart";
};

/** Order type and location of the order, as a button that changes them. */
export function PlaceChip({ pickup, over }: PlaceChipProps) {
  const { cart, orderType: words } = useMessages();
  const { openLocation } = usePanels();
  const isPickup = useCart((state) => state.orderType === "pickup");
  const place = placeName(useCart((state) => state.location))?.name ?? cart.where;
  return (
    <button
      type="button"
      className={styles.chip}
      aria-haspopup="dialog"
      onClick={() => openLocation(over)}
    >
      <Icon name={pickup ? "map-pin" : isPickup ? "tote-simple" : "bicycle"} />
      <span className={styles.name}>
        {isPickup ? pickup || words.pickup : pickup ? place : `${words.delivery} · ${place}`}
      </span>
      <Icon name="caret-down" size={16} />
    </button>
  );
}
