import { useLocale } from "../../i18n/locale-context.tsx";
import { LOCATION_WORDS } from "../../i18n/location-words.ts";
import { Icon } from "../../ui/icon.tsx";
import { useCart } from "../cart/cart-store.ts";
import { usePanels } from "../panels/panels-context.tsx";
import { PlaceDistance } from "./place-facts.tsx";
import styles from "./place-line.module.css";
import { placeName } from "./place-name.ts";

/** The delivery location, its fee, and a button to change it. With `over` the cart stays open. */
export function PlaceLine({ over }: { over?: "cart" }) {
  const { locale, m } = useLocale();
  const words = LOCATION_WORDS[locale];
  const { openLocation } = usePanels();
  const location = useCart((cart) => cart.location);
  const place = placeName(location);
  return (
    <div className={styles.line} data-missing={!place}>
      <Icon name="map-pin" size={22} />
      <p className={styles.words}>
        {place ? (
          <>
            <span className={styles.label}>{words.deliverTo}</span>
            <strong>{place.name}</strong>
            <span className={styles.facts}>
              {place.town && <span>{place.town}</span>}
              {location.quote && (
                <span>
                  <PlaceDistance quote={location.quote} />
                </span>
              )}
            </span>
          </>
        ) : (
          <strong>{m.cart.where}</strong>
        )}
      </p>
      <button
        type="button"
        className={styles.change}
        aria-haspopup="dialog"
        onClick={() => openLocation(over)}
      >
        {place ? words.change : words.choose}
        <span className="visually-hidden">{`, ${words.deliverTo}`}</span>
      </button>
    </div>
  );
}
