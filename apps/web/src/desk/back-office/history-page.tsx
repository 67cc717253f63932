import { formatDate } from "@noren/contract/format/dates.ts";
import { timeAt } from "@noren/contract/format/moments.ts";
import { formatMoney } from "@noren/contract/format/money.ts";
import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { addDays, wallClock } from "@noren/ordering/zone.ts";
import { useCallback, useState } from "react";
import { serverNow } from "../../platform/server-clock.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { openOrderDialog } from "../dialog/order-dialog-store.ts";
import { dueAt, withOrder } from "../order-state/orders-state.ts";
import { changeOrders } from "../order-state/orders-store.ts";
import page from "../page/desk-page.module.css";
import { DeskPage } from "../page/desk-page.tsx";
import { SearchField } from "../page/search-field.tsx";
import { ReadState } from "../read/read-state.tsx";
import { useRead } from "../read/use-read.ts";
import { findOrders } from "./find-orders.ts";
import styles from "./history-page.module.css";
import { readDay } from "./read-day.ts";

/** A day's orders in any state, searchable by number or name. */
export function HistoryPage() {
  const { m, api, locale, restaurant } = useOffice();
  const today = wallClock(serverNow(), restaurant.timezone).date;
  const [date, setDate] = useState(today);
  const [query, setQuery] = useState("");
  const read = useCallback(() => readDay(api, date), [api, date]);
  const { data, problem, refetch } = useRead(read);
  const isOfDay = data?.date === date;
  const found = isOfDay ? findOrders(data.orders, query) : [];
  return (
    <DeskPage title={m.nav.history}>
      <div className={styles.day}>
        <Button
          variant="secondary"
          aria-label={m.days.dayBefore}
          onClick={() => setDate(addDays(date, -1))}
        >
          <DeskIcon name="caret-left" />
        </Button>
        <TextField
          label={m.days.day}
          type="date"
          required
          value={date}
          onChange={(event) => event.target.value && setDate(event.target.value)}
        />
        <Button
          variant="secondary"
          aria-label={m.days.dayAfter}
          onClick={() => setDate(addDays(date, 1))}
        >
          <DeskIcon name="caret-right" />
        </Button>
        <SearchField label={m.days.search} value={query} onChange={setQuery} />
      </div>
      <ReadState data={isOfDay} problem={problem} refetch={refetch} lines={4} />
      {isOfDay && (
        <section aria-label={formatDate(date, locale)}>
          <p role="status" className={page.soft}>
            {m.days.found(found.length, data.orders.length)}
          </p>
          <ul className={page.rows}>
            {found.map((order) => (
              <HistoryRow key={order.order_id} order={order} />
            ))}
          </ul>
        </section>
      )}
    </DeskPage>
  );
}

function HistoryRow({ order }: { order: DeskOrder }) {
  const { m, locale, restaurant } = useOffice();
  const { customer, number, progress, total, order_id } = order;

  function open() {
    changeOrders((state) => withOrder(state, order));
    openOrderDialog({ kind: "details", orderId: order_id });
  }

  return (
    <li className={page.row}>
      <strong className={styles.number}>{number}</strong>
      <div className={page.words}>
        {customer.first_name} {customer.last_name}
        <p className={page.soft}>
          {timeAt(dueAt(order), restaurant.timezone, locale)} ·{" "}
          {order.is_pickup ? m.card.pickup : m.card.delivery} · {m.progress[progress]} ·{" "}
          {formatMoney(total, locale)}
        </p>
      </div>
      <Button variant="secondary" aria-label={m.days.open(number)} onClick={open}>
        {m.days.details}
      </Button>
    </li>
  );
}
