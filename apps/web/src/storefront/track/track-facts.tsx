import type { Tracking } from "@noren/contract/tracking.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { TRACK_WORDS } from "../../i18n/track-words.ts";
import { Icon } from "../../ui/icon.tsx";
import { slotWords } from "../profile/order-words.ts";
import { useShop } from "../shop/shop-context.tsx";
import styles from "./track-facts.module.css";

type TrackFactsProps = {
  order: Tracking["order"];
  /** False for an order that ends before it gets there. */
  hasPlace: boolean;
  /** Whether the slot is not said elsewhere on the page. */
  hasSlot: boolean;
};

/** Where the order is collected or delivered, and the slot that was ordered. */
export function TrackFacts({ order, hasPlace, hasSlot }: TrackFactsProps) {
  const { locale, m } = useLocale<"account">();
  const { contacts, timezone } = useShop().settings;
  const words = TRACK_WORDS[locale];
  const slot = slotWords(order, { timezone, locale, words: m.account.orders });
  return (
    <dl className={styles.facts}>
      {hasPlace && (
        <div>
          <Icon name={order.is_pickup ? "map-pin" : "bicycle"} size={24} />
          <dt>{order.is_pickup ? words.where.pickup : words.where.delivery}</dt>
          {order.is_pickup ? (
            <dd>
              <strong>{contacts.name}</strong>
              {contacts.address && <span>{contacts.address}</span>}
              {contacts.google_map && (
                <a href={contacts.google_map} target="_blank" rel="noreferrer">
                  {words.where.route}
                  <span className="visually-hidden"> {m.layout.newTab}</span>
                  <Icon name="arrow-up-right" size={16} />
                </a>
              )}
            </dd>
          ) : (
            <dd>
              {addressLines(order).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </dd>
          )}
        </div>
      )}
      {hasSlot && slot && (
        <div>
          <Icon name="clock" size={24} />
          <dt>{words.slot}</dt>
          <dd>{slot}</dd>
        </div>
      )}
    </dl>
  );
}

function addressLines({ customer: { location } }: Tracking["order"]): string[] {
  const { address = "", postal_code = "", city = "" } = location ?? {};
  return [address, `${postal_code} ${city}`.trim()].filter(Boolean);
}
