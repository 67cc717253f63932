import { formatList } from "@noren/contract/format/lists.ts";
import type { OrderRecord } from "@noren/contract/order-records.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { DemonstrationMark } from "../../ui/demonstration-mark.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Price } from "../../ui/price.tsx";
import { useShop } from "../shop/shop-context.tsx";
import styles from "./order-card.module.css";
import { OrderDetails } from "./order-details.tsx";
import { OrderLinks } from "./order-links.tsx";
import { placedWords, progressLabel, slotWords, statusLabel } from "./order-words.ts";

/** Dishes named before the card is expanded. */
const NAMED = 3;

type OrderCardProps = {
  order: OrderRecord;
  /** Whether a reorder found no line available. */
  isGone: boolean;
  onReorder: () => void;
};

/** One past order: time, state, dishes and total, with a button to reorder. */
export function OrderCard({ order, isGone, onReorder }: OrderCardProps) {
  const { locale, m } = useLocale<"account">();
  const { timezone } = useShop().settings;
  const words = m.account.orders;
  const status = statusLabel(order, words);
  const placed = placedWords(order, { timezone, locale, words });
  const slot = slotWords(order, { timezone, locale, words });
  return (
    <article aria-labelledby={`order-${order.order_id}`} className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2 id={`order-${order.order_id}`}>{words.number(order.number)}</h2>
          {placed && <p className={styles.soft}>{placed}</p>}
        </div>
        <p className={styles.progress} data-kind={kindOf(order)}>
          {progressLabel(order, words)}
        </p>
      </div>
      {order.demonstration && <DemonstrationMark locale={locale} />}
      <p>{dishes()}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{order.is_pickup ? m.orderType.pickup : m.orderType.delivery}</dt>
          <dd>{slot}</dd>
        </div>
        <div>
          <dt>{m.cart.total}</dt>
          <dd>
            <strong>
              <Price cents={order.total} />
            </strong>
            {status && !order.demonstration && <span className={styles.soft}>{status}</span>}
          </dd>
        </div>
      </dl>
      {isGone && <Alert kind="error">{words.nothingLeft}</Alert>}
      <div className={styles.foot}>
        <Disclosure title={words.details}>
          <OrderDetails order={order} />
        </Disclosure>
        <div className={styles.links}>
          <OrderLinks order={order} />
          <Button variant="secondary" onClick={onReorder}>
            {words.again}
            <span className="visually-hidden"> {words.number(order.number)}</span>
          </Button>
        </div>
      </div>
    </article>
  );

  function dishes(): string {
    const lines = [...order.items, ...order.free_items];
    const named = lines
      .slice(0, NAMED)
      .map(({ quantity, item_name }) => `${quantity}\u00a0×\u00a0${item_name || words.aDish}`);
    const more = lines.length - named.length;
    return formatList(more > 0 ? [...named, words.more(more)] : named, locale);
  }
}

/** Colour of the state: in progress, completed, or cancelled. */
function kindOf({ progress, status }: OrderRecord): "open" | "done" | "off" {
  if (progress === "rejected" || progress === "cancelled" || status === "cancelled") return "off";
  return progress === "completed" ? "done" : "open";
}
