import { timeAt, timeFrom } from "@noren/contract/format/moments.ts";
import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { type ReactNode, useMemo } from "react";
import { serverNow } from "../../platform/server-clock.ts";
import { otherDay } from "../clock/order-clock.ts";
import { useDesk } from "../desk-context.tsx";
import { allDay, type Due, type DueService, sumOf } from "../order-state/all-day.ts";
import styles from "./all-day.module.css";

/** How many of each dish are still to be cooked, service by service. */
export function AllDay({ orders }: { orders: ReadonlyMap<string, DeskOrder> }) {
  const { m } = useDesk();
  const services = useMemo(() => allDay(orders.values()), [orders]);
  const [next, ...later] = services;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it, and nothing in it takes the focus
    <section className={styles.allDay} aria-labelledby="all-day" tabIndex={0}>
      <h2 id="all-day" className={styles.heading}>
        {m.allDay.dishes(next ? piecesOf(next) : 0)}
      </h2>
      {next ? (
        <ServiceDue service={next} isAlone={later.length === 0} titles="h3" />
      ) : (
        <p>{m.allDay.nothing}</p>
      )}
      {later.map((service) => (
        <section key={service.from} className={styles.later}>
          <h3 className={styles.heading}>{m.allDay.dishes(piecesOf(service))}</h3>
          <ServiceDue service={service} isAlone={false} titles="h4" />
        </section>
      ))}
    </section>
  );
}

function piecesOf({ dishes }: DueService): number {
  const sum = sumOf(dishes);
  return sum.accepted + sum.new;
}

type ServiceDueProps = {
  service: DueService;
  /** There is no other service that it could be taken for. */
  isAlone: boolean;
  /** The level below the service's own heading. */
  titles: "h3" | "h4";
};

function ServiceDue({ service, isAlone, titles: Title }: ServiceDueProps) {
  const { m, locale, restaurant } = useDesk();
  const { dishes, drinks, gifts, choices } = service;
  const fresh = sumOf(dishes).new;
  const day = otherDay(service.from, serverNow(), restaurant.timezone, locale);
  return (
    <>
      {(!isAlone || day !== null) && <ServiceTime service={service} />}
      {fresh > 0 && <p className={styles.fresh}>{m.allDay.ofNew(fresh)}</p>}
      <DueList due={dishes} />
      <DueList title={<Title className={styles.kind}>{m.allDay.choices}</Title>} due={choices} />
      <DueList title={<Title className={styles.kind}>{m.allDay.drinks}</Title>} due={drinks} />
      <DueList title={<Title className={styles.kind}>{m.allDay.gifts}</Title>} due={gifts} />
    </>
  );
}

/** "19 h 30 – 21 h 15", with its day where that is not today. */
function ServiceTime({ service: { from, to } }: { service: DueService }) {
  const { locale, restaurant } = useDesk();
  const { timezone } = restaurant;
  const first = timeFrom(serverNow(), from, timezone, locale);
  return (
    <p className={styles.time}>
      {from === to ? first : `${first} – ${timeAt(to, timezone, locale)}`}
    </p>
  );
}

function DueList({ title, due }: { title?: ReactNode; due: readonly Due[] }) {
  const { m } = useDesk();
  if (due.length === 0) return null;
  return (
    <>
      {title}
      <ul className={styles.list}>
        {due.map(({ name, accepted, new: fresh }) => (
          <li key={name} className={styles.due}>
            <span className={styles.quantity}>{accepted || fresh}×</span>
            <span>
              {name}
              {fresh > 0 && (
                <span className={styles.fresh}>{m.allDay.fresh(fresh, accepted === 0)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
