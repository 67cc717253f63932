import type { Reply } from "@noren/contract/call.ts";
import { formatDate } from "@noren/contract/format/dates.ts";
import { timeAt, timeFrom } from "@noren/contract/format/moments.ts";
import type { AvailabilityEntry } from "@noren/contract/staff/availability.ts";
import type { Draft } from "@noren/contract/staff/drafts.ts";
import type { Today } from "@noren/contract/staff/today.ts";
import { useCallback, useEffect } from "react";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Link } from "../../ui/link.tsx";
import { returnWords } from "../availability/return-words.ts";
import { returnsOf } from "../availability/returns-of.ts";
import { useClock } from "../clock/use-clock.ts";
import { useOffice } from "../desk-context.tsx";
import { openMenu, readMenu, useMenu } from "../menu/menu-store.ts";
import { availabilityPath } from "../page/availability-path.ts";
import page from "../page/desk-page.module.css";
import { DeskPage } from "../page/desk-page.tsx";
import { MENU_EVENTS } from "../read/live-reads.ts";
import { ReadState } from "../read/read-state.tsx";
import { useRead } from "../read/use-read.ts";
import { useReadWhenDue } from "../read/use-read-when-due.ts";
import { useMay } from "../session/session-store.ts";
import { type DayReads, dayProblem, dayState } from "./day-state.ts";
import { MissingFacts } from "./missing-facts.tsx";
import { PutBack } from "./put-back.tsx";
import { ScheduledDrafts } from "./scheduled-drafts.tsx";
import styles from "./today-page.module.css";

/** What the day needs: open or closed, what is sold out or counted, what is missing. */
export function TodayPage() {
  const { m, api } = useOffice();
  const mayChange = useMay("change_menu");
  const hours = useRead(api.today, MENU_EVENTS);
  const sold = useRead(api.availability, MENU_EVENTS);
  useReadWhenDue(hours, endsOf);
  useReadWhenDue(sold, returnsOf);
  const menus = useMenu();
  const drafts = useRead(mayChange ? api.drafts : noDrafts, MENU_EVENTS);
  const { refetch: refetchHours } = hours;
  const { refetch: refetchDrafts } = drafts;
  const { refetch } = sold;
  const readAgain = useCallback(() => {
    refetchHours();
    refetchDrafts();
    refetch();
    if (mayChange) void readMenu(api);
  }, [refetchHours, refetchDrafts, refetch, api, mayChange]);
  useEffect(() => (mayChange ? openMenu(api) : undefined), [api, mayChange]);

  const menusRead = { data: menus.menus, problem: menus.problem };
  const reads: DayReads = { hours, sold, office: mayChange ? { drafts, menus: menusRead } : null };
  const problem = dayProblem(reads);
  const day = dayState(reads);
  return (
    <DeskPage title={m.nav.today}>
      <ReadState data={day} problem={problem} refetch={readAgain} lines={5} />
      {day && (
        <>
          <OpenState today={day.hours} />
          {day.out.length > 0 && <SoldOut entries={day.out} onChanged={refetch} />}
          {day.counted.length > 0 && <Counts entries={day.counted} />}
          {day.hours.next_closure !== null && <Closure date={day.hours.next_closure} />}
          {day.waiting.length > 0 && <ScheduledDrafts drafts={day.waiting} />}
          {day.incomplete.length > 0 && <MissingFacts dishes={day.incomplete} />}
          {day.isAllSet && <EmptyState title={m.today.allSetTitle} text={m.today.allSetText} />}
        </>
      )}
    </DeskPage>
  );
}

/** When a service is over, and another one is the next, in epoch milliseconds. */
function endsOf({ services }: Today): number[] {
  return services.map(({ to }) => Date.parse(to));
}

/** Drafts are for those who may change the menu. */
async function noDrafts(): Promise<Reply<{ drafts: Draft[] }>> {
  return { ok: true, payload: { drafts: [] } };
}

/** The page of the back office where it is changed. */
function Change({ to, of }: { to: string; of: string }) {
  const { m } = useOffice();
  return (
    <Link className={styles.link} to={to} aria-label={m.today.changeOf(of)}>
      {m.today.change}
    </Link>
  );
}

function OpenState({ today: { services } }: { today: Today }) {
  const { m, locale, restaurant } = useOffice();
  const mayChange = useMay("change_hours");
  const now = useClock();
  const { timezone } = restaurant;
  const ahead = services.filter(({ to }) => Date.parse(to) > now);
  const [first] = ahead;
  const isOpen = first !== undefined && Date.parse(first.from) <= now;
  return (
    <section className={styles.state} data-open={isOpen} aria-live="polite">
      <h2>
        {isOpen
          ? m.today.openUntil(timeAt(Date.parse(first.to), timezone, locale))
          : m.today.closed}
      </h2>
      {!isOpen && (
        <p>
          {first
            ? m.today.opensAt(timeFrom(now, Date.parse(first.from), timezone, locale))
            : m.today.noService}
        </p>
      )}
      {mayChange && <Change to="/hours" of={m.nav.hours} />}
    </section>
  );
}

type EntriesProps = { entries: readonly AvailabilityEntry[] };

function SoldOut({ entries, onChanged }: EntriesProps & { onChanged: () => void }) {
  const { m, locale, restaurant } = useOffice();
  const now = useClock();
  const stateOf = ({ back_at, lacks }: AvailabilityEntry) => {
    if (lacks.length > 0) return m.availability.lacks(lacks);
    if (back_at === null) return m.availability.noReturn;
    return returnWords(Date.parse(back_at), now, restaurant.timezone, locale);
  };
  return (
    <section className={page.section} aria-labelledby="today-out">
      <h2 id="today-out">{m.today.soldOut(entries.length)}</h2>
      <ul className={page.rows}>
        {entries.map((entry) => (
          <li key={entry.target} className={page.row}>
            <div className={page.words}>
              <strong>{entry.name}</strong>
              <p className={page.soft}>{stateOf(entry)}</p>
            </div>
            {entry.sold_out ? (
              <PutBack entry={entry} onChanged={onChanged} />
            ) : (
              <Change to={availabilityPath(entry.name)} of={entry.name} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Counts({ entries }: EntriesProps) {
  const { m } = useOffice();
  return (
    <section className={page.section} aria-labelledby="today-counts">
      <h2 id="today-counts">{m.today.counts}</h2>
      <ul className={page.rows}>
        {entries.map((entry) => (
          <li key={entry.target} className={page.row}>
            <div className={page.words}>
              <strong>{entry.name}</strong>
              <p className={page.soft}>{m.today.left(entry.left ?? 0, entry.daily_count ?? 0)}</p>
            </div>
            <Change to={availabilityPath(entry.name)} of={entry.name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Closure({ date }: { date: string }) {
  const { m, locale } = useOffice();
  const mayChange = useMay("change_hours");
  return (
    <section className={page.section} aria-labelledby="today-closure">
      <h2 id="today-closure">{m.today.closure}</h2>
      <ul className={page.rows}>
        <li className={page.row}>
          <p className={page.words}>{formatDate(date, locale)}</p>
          {mayChange && <Change to="/hours" of={m.today.closure} />}
        </li>
      </ul>
    </section>
  );
}
