import { formatPlannedMoment } from "@noren/contract/format/planned-moments.ts";
import type { Draft } from "@noren/contract/staff/drafts.ts";
import { Link } from "../../ui/link.tsx";
import { useClock } from "../clock/use-clock.ts";
import { useOffice } from "../desk-context.tsx";
import page from "../page/desk-page.module.css";
import styles from "./today-page.module.css";

/** The drafts that wait for their moment, and those that were not published at it. */
export function ScheduledDrafts({ drafts }: { drafts: readonly Draft[] }) {
  const { m, locale, restaurant } = useOffice();
  const now = useClock();
  const { timezone } = restaurant;
  return (
    <section className={page.section} aria-labelledby="today-drafts">
      <h2 id="today-drafts">{m.today.drafts}</h2>
      <ul className={page.rows}>
        {drafts.map(({ id, name, status, publish_at }) => (
          <li key={id} className={page.row}>
            <div className={page.words}>
              <strong>{name}</strong>
              <p className={page.soft}>
                {status === "failed" || publish_at === null
                  ? m.drafts.states[status]
                  : formatPlannedMoment(publish_at, { now, timezone }, locale)}
              </p>
            </div>
            <Link
              className={styles.link}
              to={`/menu/drafts/${id}`}
              aria-label={m.today.changeOf(name)}
            >
              {m.today.change}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
