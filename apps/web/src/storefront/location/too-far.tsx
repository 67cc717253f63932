import { formatDistance } from "@noren/contract/format/distances.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { LOCATION_WORDS } from "../../i18n/location-words.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import type { SavedQuote } from "../cart/cart-store.ts";
import { useShop } from "../shop/shop-context.tsx";
import { aboveLimit } from "./above-limit.ts";
import styles from "./too-far.module.css";

type TooFarProps = { quote: SavedQuote; onPickup: () => void; onAnother: () => void };

/** The location is out of range: by how much, and the two alternatives. */
export function TooFar({ quote, onPickup, onAnother }: TooFarProps) {
  const { locale } = useLocale();
  const words = LOCATION_WORDS[locale];
  const { calculation_type, max_distance, unit } = useShop().settings.delivery;
  return (
    <div className={styles.tooFar}>
      <Alert kind="error">
        <strong>{words.tooFar}</strong>
        {calculation_type === "distance" && (
          <p>
            {words.tooFarBy(
              formatDistance(aboveLimit(quote.distance), quote.unit, locale),
              formatDistance(max_distance, unit, locale),
            )}
          </p>
        )}
      </Alert>
      <div className={styles.actions}>
        <Button onClick={onPickup}>{words.pickupInstead}</Button>
        <Button variant="secondary" onClick={onAnother}>
          {words.another}
        </Button>
      </div>
    </div>
  );
}
