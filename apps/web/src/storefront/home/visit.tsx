import { formatMoney } from "@noren/contract/format/money.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import { namedZones } from "../location/named-zones.ts";
import { Contacts } from "../shop/contacts.tsx";
import { OpenNow } from "../shop/open-now.tsx";
import { useShop } from "../shop/shop-context.tsx";
import { WeekHours } from "../shop/week-hours.tsx";
import styles from "./visit.module.css";

/** Address, opening hours and delivery area of the restaurant. */
export function Visit() {
  const { locale, m } = useLocale<"home">();
  const { menus, settings } = useShop();
  const { contacts, delivery } = settings;
  const zones = delivery.calculation_type === "zone_based" ? namedZones(delivery.zones) : [];
  return (
    <section id="visit" aria-labelledby="visit-name" className={styles.visit}>
      <div className={styles.where}>
        <h2 id="visit-name">{m.home.visit}</h2>
        <p className={styles.soft}>{m.home.visitText}</p>
        <Contacts contacts={contacts} />
        {contacts.google_map && (
          <a href={contacts.google_map} target="_blank" rel="noreferrer" className={styles.map}>
            {m.home.directions}
            <span className="visually-hidden"> {m.layout.newTab}</span>
            <Icon name="arrow-up-right" />
          </a>
        )}
      </div>
      <div>
        <h3>{m.layout.hours}</h3>
        <div className={styles.now}>
          <OpenNow menus={menus} />
        </div>
        <WeekHours menus={menus} />
      </div>
      {zones.length > 0 && (
        <div>
          <h3>{m.home.zones}</h3>
          <ul className={styles.zones}>
            {zones.map(({ name, postalCodes, delivery_fee }) => (
              <li key={name}>
                <span>
                  {name} <span className={styles.soft}>{postalCodes}</span>
                </span>
                <span className="tabular">
                  {delivery_fee === 0 ? m.home.free : formatMoney(delivery_fee, locale)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
