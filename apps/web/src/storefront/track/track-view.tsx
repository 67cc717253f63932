import { telLink } from "@noren/contract/format/tel-link.ts";
import type { OrderReason } from "@noren/contract/staff/orders.ts";
import type { Tracking } from "@noren/contract/tracking.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { TRACK_WORDS } from "../../i18n/track-words.ts";
import { ReceiptSheet } from "../../receipt/receipt-sheet.tsx";
import { RECEIPT_WORDS } from "../../receipt/receipt-words.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { DemonstrationMark } from "../../ui/demonstration-mark.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageBand } from "../../ui/page-band.tsx";
import { OrderDetails } from "../profile/order-details.tsx";
import { useOrderAgain } from "../profile/use-order-again.ts";
import { useShop } from "../shop/shop-context.tsx";
import { restaurantClock } from "./restaurant-clock.ts";
import styles from "./track-page.module.css";
import { TrackProgress } from "./track-progress.tsx";
import { trackText } from "./track-text.ts";

/**
 * The order's state first, in large type; then its receipt, its lines and the restaurant's contact
 * details.
 */
export function TrackView({ tracking, isLive }: { tracking: Tracking; isLive: boolean }) {
  const { locale, m } = useLocale<"account">();
  const { contacts, timezone } = useShop().settings;
  const { reorder, refused } = useOrderAgain();
  const words = TRACK_WORDS[locale];
  const clock = restaurantClock(Date.now(), timezone, locale);
  const { order, progress, promised_at, reason, message, receipts } = tracking;
  const hasEnded = ["completed", "rejected", "cancelled"].includes(progress);
  const isRefused = progress === "rejected" || progress === "cancelled";
  const isThere = progress === "ready" && order.is_pickup;
  const text = trackText(tracking, words);
  const why = reason ? words.reasons[reason as OrderReason] : "";
  return (
    <>
      <PageBand title={words.headings[progress]}>
        <p className={styles.number}>{words.number(order.number)}</p>
      </PageBand>
      <div className={styles.body}>
        {order.demonstration && <DemonstrationMark locale={locale} />}
        <div role="status">
          <p className="visually-hidden">{words.headings[progress]}</p>
          {promised_at && !hasEnded && !isThere && (
            <p className={styles.promised}>
              {promisedWords(promised_at)}{" "}
              <time dateTime={promised_at} className={styles.time}>
                {clock.time(promised_at)}
              </time>
            </p>
          )}
          <p className={styles.text}>
            {isRefused && why} {text}
          </p>
          {isRefused && message && (
            <p className={styles.message}>
              {words.fromRestaurant} {message}
            </p>
          )}
        </div>
        {!isLive && !hasEnded && <Alert>{words.offline}</Alert>}
        <TrackProgress tracking={tracking} timeIn={clock.timeFromNow} />
        {contacts.phone && (
          <p className={styles.question}>
            {words.question}{" "}
            <a href={telLink(contacts.phone)}>
              <Icon name="phone" size={18} />
              {contacts.phone}
            </a>
          </p>
        )}
        <section className={styles.section}>
          <h2>{words.details}</h2>
          <OrderDetails order={order} />
          {refused && <Alert kind="error">{m.account.orders.nothingLeft}</Alert>}
          <Button variant="secondary" onClick={() => reorder(order)}>
            {m.account.orders.again}
          </Button>
        </section>
        {receipts.map((receipt) => (
          <Disclosure
            key={receipt.number}
            title={
              receipt.kind === "receipt"
                ? RECEIPT_WORDS[locale].receipt(receipt.number)
                : RECEIPT_WORDS[locale].creditNote(receipt.number, receipt.of_number ?? 0)
            }
          >
            <ReceiptSheet receipt={receipt} locale={locale} timezone={timezone} />
            <Button variant="secondary" onClick={() => window.print()}>
              {words.print}
            </Button>
          </Disclosure>
        ))}
      </div>
    </>
  );

  function promisedWords(instant: string): string {
    const kind = order.is_pickup ? "pickup" : "delivery";
    const day = clock.otherDay(instant);
    return day === null ? words.promised[kind] : words.promisedOn[kind](day);
  }
}
