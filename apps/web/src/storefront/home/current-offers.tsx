import { useMessages } from "../../i18n/locale-context.tsx";
import { useShop } from "../shop/shop-context.tsx";
import styles from "./current-offers.module.css";

/** The current offers, in the restaurant's own words. */
export function CurrentOffers() {
  const { home } = useMessages<"home">();
  const offers = useShop().offers.filter(({ is_active, name }) => is_active && name);
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="offers" className={styles.offers}>
      <div className={styles.inner}>
        <h2 id="offers">{home.offers}</h2>
        <ul>
          {offers.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
