import { formatSlot } from "@noren/contract/format/slots.ts";
import { wallClock } from "@noren/ordering/zone.ts";
import { useEffect } from "react";
import type { MessagesOf } from "../../i18n/fr.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { IS_APP } from "../../platform/is-app.ts";
import { useSite } from "../../site-context.tsx";
import { trackPath } from "../../track-path.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DemonstrationMark } from "../../ui/demonstration-mark.tsx";
import { Icon } from "../../ui/icon.tsx";
import { NonBreaking } from "../../ui/non-breaking.tsx";
import { Noren } from "../../ui/noren.tsx";
import { DialLink } from "../../ui/phone-link.tsx";
import type { PlacedOrder } from "../checkout/placing/placed-order.ts";
import { dayName } from "../checkout/slots/day-words.ts";
import { hasTags } from "../consent/has-tags.ts";
import { InstallOffer } from "../installable/install-offer.tsx";
import { useShop } from "../shop/shop-context.tsx";
import { rememberOrder } from "../track/open-orders.ts";
import { AccountOffer } from "./account-offer.tsx";
import { PlacedOrderRecap } from "./placed-order-recap.tsx";
import styles from "./success-page.module.css";

type PlacedOrderViewProps = { order: PlacedOrder; now: number };

/** The order's number, the next steps, its lines and the restaurant's contact details. */
export function PlacedOrderView({ order, now }: PlacedOrderViewProps) {
  const { locale, m, href, prefix } = useLocale<"success">();
  const { site } = useSite();
  const { contacts } = useShop().settings;
  const words = m.success;
  const { order_id, tracking_key } = order;
  useEffect(() => {
    if (tracking_key) rememberOrder({ id: order_id, key: tracking_key, at: Date.now() });
  }, [order_id, tracking_key]);
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.curtain}>
          <Noren />
        </div>
        <div className={styles.words}>
          <h1>{words.heading(order.first_name)}</h1>
          <p className={styles.number}>
            <span>{words.number}</span>
            <strong>{order.number}</strong>
          </p>
          <p className={styles.mail}>
            <NonBreaking sentence={words.mail(order.email)} part={order.email} />
          </p>
        </div>
      </div>
      <div className={styles.body}>
        <section aria-labelledby="next-heading" className={styles.next}>
          <h2 id="next-heading">{words.next}</h2>
          {order.paid === "demo" && <DemonstrationMark locale={locale} />}
          <NextSteps order={order} now={now} />
          {contacts.phone && (
            <p className={styles.question}>
              {words.question}{" "}
              <DialLink phone={contacts.phone}>
                <Icon name="phone" size={18} />
                {words.call(contacts.phone)}
              </DialLink>
            </p>
          )}
          <div className={styles.ways}>
            {order.tracking_key && (
              <ButtonLink
                to={trackPath(order.order_id, order.tracking_key, prefix)}
                // Third-party tags running here could read the key in the URL, so the page is
                // reloaded.
                reloadDocument={!IS_APP && hasTags(site)}
              >
                {words.track}
              </ButtonLink>
            )}
            <ButtonLink to={href("menu")} variant="secondary">
              {words.again}
            </ButtonLink>
          </div>
          <AccountOffer order={order} />
          <InstallOffer />
        </section>
        <PlacedOrderRecap order={order} />
      </div>
    </>
  );
}

function NextSteps({ order, now }: PlacedOrderViewProps) {
  const { locale, m } = useLocale<"success">();
  const { contacts, timezone } = useShop().settings;
  const { orderType, date, asap, address } = order;
  const time = formatSlot(order.label, locale);
  const words = m.success;
  const day = dayName({ date, today: wallClock(now, timezone).date, m, locale });
  const isPickup = orderType === "pickup";
  const where = isPickup ? contacts.address : address;
  return (
    <ol className={styles.steps}>
      <li>
        <Icon name="clock" size={24} />
        <strong>
          {isPickup ? words.pickup(day, time) : asap ? words.asap(time) : words.delivery(day, time)}
        </strong>
      </li>
      <li>
        <Icon name={isPickup ? "map-pin" : "bicycle"} size={24} />
        <span>
          {where}
          {isPickup && contacts.google_map && (
            <a href={contacts.google_map} target="_blank" rel="noreferrer">
              {words.route}
              <span className="visually-hidden"> {m.layout.newTab}</span>
              <Icon name="arrow-up-right" size={16} />
            </a>
          )}
        </span>
      </li>
      <li>
        <Icon name={order.paid === "cash" ? "money" : "credit-card"} size={24} />
        <span>{paymentWords(order, m)}</span>
      </li>
    </ol>
  );
}

function paymentWords(
  { paid, orderType }: PlacedOrder,
  { success }: MessagesOf["success"],
): string {
  if (paid === "cash") return orderType === "pickup" ? success.pickupPay : success.deliveryPay;
  return paid === "demo" ? success.demoPaid : success.cardPaid;
}
