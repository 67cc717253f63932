import { useLocale } from "../../i18n/locale-context.tsx";
import { LOCATION_WORDS } from "../../i18n/location-words.ts";
import { useShop } from "../shop/shop-context.tsx";
import styles from "./pickup-choice.module.css";
import row from "./place-row.module.css";
import { PlaceRow } from "./place-row.tsx";

/** The pickup choice. */
export function PickupChoice({ onChoose }: { onChoose: () => void }) {
  const words = LOCATION_WORDS[useLocale().locale];
  const { address } = useShop().settings.contacts;
  return (
    <div className={styles.pickup}>
      <button type="button" className={row.row} onClick={onChoose}>
        <PlaceRow
          icon="tote-simple"
          title={words.pickup}
          text={address && words.pickupAt(address)}
          aside={words.noFee}
        />
      </button>
    </div>
  );
}
