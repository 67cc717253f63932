import { mailtoLink } from "@noren/contract/format/mailto-link.ts";
import { timeFrom } from "@noren/contract/format/moments.ts";
import { detailRows } from "@noren/contract/order-wishes-words.ts";
import { needsSmtpUtf8 } from "@noren/contract/smtp-utf8.ts";
import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import type { ReactNode } from "react";
import { DialLink } from "../../ui/phone-link.tsx";
import { useClock } from "../clock/use-clock.ts";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { mapLink } from "./map-link.ts";
import styles from "./order-facts.module.css";

/** Order type, wanted and promised time, and the customer with links to reach them. */
export function OrderFacts({ order }: { order: DeskOrder }) {
  const { m, locale, restaurant } = useDesk();
  const now = useClock();
  const { first_name, last_name, phone, email, location } = order.customer;
  const name = `${first_name} ${last_name}`.trim();
  const timeOf = (instant: string) =>
    timeFrom(now, Date.parse(instant), restaurant.timezone, locale);
  return (
    <dl className={styles.facts}>
      <Fact name={m.details.type}>
        <span className={styles.type}>
          <DeskIcon name={order.is_pickup ? "tote" : "bicycle"} />
          {order.is_pickup ? m.card.pickup : m.card.delivery}
        </span>
      </Fact>
      <Fact name={m.details.wanted}>
        {timeOf(order.slot.starts_at)}
        {order.slot.asap && `, ${m.details.asap}`}
      </Fact>
      {order.promised_at && <Fact name={m.details.promised}>{timeOf(order.promised_at)}</Fact>}
      <Fact name={m.details.customer}>{name}</Fact>
      <Fact name={m.details.phone}>
        <DialLink phone={phone} className={styles.link} label={m.card.call(name, phone)}>
          <DeskIcon name="phone" />
          {phone}
        </DialLink>
      </Fact>
      <Fact name={m.details.email}>
        <a className={styles.link} href={mailtoLink(email)}>
          <DeskIcon name="envelope-simple" />
          <span>{email}</span>
        </a>
        {needsSmtpUtf8(email) && <p className={styles.remark}>{m.details.noMail}</p>}
      </Fact>
      {location && (
        <Fact name={m.details.address}>
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
        </Fact>
      )}
      {detailRows(location?.details ?? null, locale).map(({ kind, label, value }) => (
        <Fact key={kind} name={label}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
