import { capitalise } from "@noren/contract/format/capitalise.ts";
import { formatMoney } from "@noren/contract/format/money.ts";
import type { Zone } from "@noren/ordering/model.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { LOCATION_WORDS } from "../../i18n/location-words.ts";
import { useCart } from "../cart/cart-store.ts";
import { useShop } from "../shop/shop-context.tsx";
import { namedZones } from "./named-zones.ts";
import row from "./place-row.module.css";
import { PlaceRow } from "./place-row.tsx";
import styles from "./zone-choices.module.css";
import { zoneTerms } from "./zone-terms.ts";

/** "Minimum 20 €, livraison offerte dès 30 €"; "" without terms. */
function sentence(terms: string[]): string {
  return capitalise(terms.join(", "));
}

/** The restaurant's zones with their fees, for visitors who know theirs. */
export function ZoneChoices({ onChoose }: { onChoose: (zone: Zone) => void }) {
  const { locale } = useLocale();
  const words = LOCATION_WORDS[locale];
  const { zones } = useShop().settings.delivery;
  const chosen = useCart(({ orderType, location }) =>
    orderType === "delivery" ? location.zone : null,
  );
  if (zones.length === 0) return <p>{words.noZones}</p>;
  const fee = ({ delivery_fee }: Zone) =>
    delivery_fee === 0 ? words.zoneFree : formatMoney(delivery_fee, locale);
  return (
    <section aria-labelledby="location-zones">
      <h3 id="location-zones" className={styles.heading}>
        {words.zones}
      </h3>
      <ul className={styles.zones}>
        {namedZones(zones).map((zone) => (
          <li key={zone.name}>
            <button
              type="button"
              className={row.row}
              aria-pressed={zone.name === chosen}
              onClick={() => onChoose(zone)}
            >
              <PlaceRow
                icon={zone.name === chosen ? "check" : "map-pin"}
                title={zone.name}
                text={`${zone.postalCodes} ${zone.city}`.trim()}
                more={sentence(zoneTerms(zone, locale))}
                aside={fee(zone)}
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
