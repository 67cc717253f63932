import { useMessages } from "../../i18n/locale-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useCart } from "../cart/cart-store.ts";
import { usePanels } from "../panels/panels-context.tsx";
import styles from "./place-chip.module.css";
import { placeName } from "./place-name.ts";

type PlaceChipProps = {
  /** Text for pickup where the order type is shown beside it: the restaurant's address. */
  pickup?: string;
};

/** The location of the order, with a button to change it. */
export function PlaceChip({ pickup }: PlaceChipProps) {
  const { cart, orderType } = useMessages();
  const { openLocation } = usePanels();
  const isPickup = useCart((state) => state.orderType === "pickup");
  const place = placeName(useCart((state) => state.location));
  return (
    <button
      type="button"
      className={styles.chip}
      aria-haspopup="dialog"
      onClick={() => openLocation()}
    >
      <Icon name={isPickup && !pickup ? "tote-simple" : "map-pin"} />
      <span className={styles.name}>
        {isPickup ? pickup || orderType.pickup : (place?.name ?? cart.where)}
      </span>
      <Icon name="caret-down" size={16} />
    </button>
  );
}
