import { useLocale } from "../../i18n/locale-context.tsx";
import { LOCATION_WORDS } from "../../i18n/location-words.ts";
import { Icon } from "../../ui/icon.tsx";
import { useShop } from "../shop/shop-context.tsx";
import styles from "./chosen-place.module.css";
import { PlaceDistance, PlaceFee } from "./place-facts.tsx";
import { placeName } from "./place-name.ts";
import type { Choice } from "./use-location-choice.ts";

/** The chosen location and its fee, shown for the second before the dialog closes. */
export function ChosenPlace({
  choice,
}: {
  choice: Extract<Choice, { kind: "delivery" | "pickup" }>;
}) {
  const words = LOCATION_WORDS[useLocale().locale];
  const { contacts } = useShop().settings;
  const place = choice.kind === "delivery" ? placeName(choice.location) : null;
  const quote = choice.kind === "delivery" ? choice.location.quote : null;
  return (
    <div className={styles.chosen} role="status">
      <span className={styles.mark}>
        <Icon name="check" size={40} />
      </span>
      <p className={styles.said}>
        {choice.kind === "pickup" ? words.pickupChosen : words.chosen(place?.name ?? "")}
      </p>
      <p className={styles.more}>
        {choice.kind === "pickup" ? (
          contacts.address
        ) : (
          <>
            {place?.town && <span>{place.town}</span>}
            {quote && (
              <span>
                <PlaceDistance quote={quote} />
              </span>
            )}
            <PlaceFee location={choice.location} />
          </>
        )}
      </p>
    </div>
  );
}
