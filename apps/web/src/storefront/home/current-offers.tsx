import { isActiveAt } from "@noren/ordering/activity.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { useNow } from "../../platform/use-now.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { chooseOrderType } from "../cart/cart-store.ts";
import { useShop } from "../shop/shop-context.tsx";
import styles from "./current-offers.module.css";
import { offerHref } from "./offer-href.ts";

/** The current offers in the restaurant's own words, each with a link to where it applies. */
export function CurrentOffers() {
  const { m, href } = useLocale<"home">();
  const { offers, menus } = useShop();
  const now = useNow() ?? Number.NEGATIVE_INFINITY;
  const shown = offers.filter((offer) => isActiveAt(offer, now) && offer.name);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="offers" className={styles.offers}>
      <div className={styles.inner}>
        <h2 id="offers">{m.home.offers}</h2>
        <ul>
          {shown.map((offer) => (
            <li key={offer.id}>
              <Link
                to={offerHref(offer, menus, href("menu"))}
                onClick={() => {
                  if (offer.delivery_pickup !== "both") chooseOrderType(offer.delivery_pickup);
                }}
              >
                {offer.name}
                <Icon name="arrow-right" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
