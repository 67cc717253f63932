import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { mapLink, telLink } from "./customer-links.ts";
import styles from "./order-customer.module.css";

/** The customer, with links to call them and to open the map. */
export function OrderCustomer({ order: { customer } }: { order: DeskOrder }) {
  const { m } = useDesk();
  const { first_name, last_name, phone, location } = customer;
  const name = `${first_name} ${last_name}`.trim();
  return (
    <div className={styles.customer}>
      <p className={styles.name}>{name}</p>
      <a className={styles.link} href={telLink(phone)} aria-label={m.card.call(name, phone)}>
        <DeskIcon name="phone" />
        {phone}
      </a>
      {location && (
        <a
          className={styles.link}
          href={mapLink(location)}
          target="_blank"
          rel="noreferrer"
          aria-label={m.card.map(`${location.address}, ${location.postal_code} ${location.city}`)}
        >
          <DeskIcon name="map-pin" />
          <span>
            {location.address}
            <br />
            {location.postal_code} {location.city}
          </span>
        </a>
      )}
    </div>
  );
}
