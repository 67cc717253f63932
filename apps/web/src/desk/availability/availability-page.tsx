import type { AvailabilityChanged, AvailabilityEntry } from "@noren/contract/staff/availability.ts";
import { useCallback, useMemo, useState } from "react";
import { useQuery } from "../../platform/use-query.ts";
import { Alert } from "../../ui/alert.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useOffice } from "../desk-context.tsx";
import { useTypedDrafts } from "../menu/use-typed-drafts.ts";
import { useIsDrafting } from "../open-draft/open-draft.ts";
import page from "../page/desk-page.module.css";
import { DeskPage } from "../page/desk-page.tsx";
import { SearchField } from "../page/search-field.tsx";
import { MENU_EVENTS } from "../read/live-reads.ts";
import { ReadState } from "../read/read-state.tsx";
import { useRead } from "../read/use-read.ts";
import { useReadWhenDue } from "../read/use-read-when-due.ts";
import styles from "./availability-page.module.css";
import { EntryRow } from "./entry-row.tsx";
import {
  findContaining,
  findEntries,
  findNamed,
  isOut,
  mostOrderedFirst,
  namedFirst,
} from "./find-entries.ts";
import { returnsOf } from "./returns-of.ts";
import { SellOutFound } from "./sell-out-found.tsx";

/** What is sold out, and selling out what has run out: one press, until tomorrow. */
export function AvailabilityPage() {
  const { m, api } = useOffice();
  useTypedDrafts();
  const read = useRead(api.availability, MENU_EVENTS);
  const { data, problem, refetch, put } = read;
  useReadWhenDue(read, returnsOf);
  const asked = useQuery().get("search") ?? "";
  const [query, setQuery] = useState(asked);
  const [lastAsked, setLastAsked] = useState(asked);
  // A link to another dish leads to this page while it is open.
  if (asked !== lastAsked) {
    setLastAsked(asked);
    setQuery(asked);
  }
  const isDrafting = useIsDrafting();
  const words = m.availability;

  const onChanged = useCallback(
    (changed: AvailabilityChanged) => {
      const fresh = new Map(changed.entries.map((entry) => [entry.target, entry]));
      put((last) => ({ entries: last.entries.map((entry) => fresh.get(entry.target) ?? entry) }));
    },
    [put],
  );
  const entries = data?.entries ?? [];
  const known = new Map(entries.map((entry) => [entry.target, entry]));
  const current = (entry: AvailabilityEntry) => known.get(entry.target) ?? entry;
  const isRead = data !== null;
  // A row stays where it is while it is changed: until the search does, or the page is opened again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later data does not move rows
  const { out, onSale, named, containing } = useMemo(() => {
    const found = namedFirst(mostOrderedFirst(findEntries(entries, query)), query);
    const onSale = found.filter((entry) => !isOut(entry));
    return {
      out: found.filter(isOut),
      onSale,
      named: findNamed(onSale, query),
      containing: new Set(findContaining(found, query).map(({ target }) => target)),
    };
  }, [isRead, query]);
  const allOut = entries.filter(isOut).length;

  const rows = (shown: readonly AvailabilityEntry[]) => (
    <ul className={styles.rows}>
      {shown.map((entry) => (
        <EntryRow
          key={entry.target}
          entry={current(entry)}
          isDescribed={containing.has(entry.target)}
          onChanged={onChanged}
        />
      ))}
    </ul>
  );

  return (
    <DeskPage title={words.title}>
      {isDrafting && <Alert>{m.drafts.menu.availability}</Alert>}
      <SearchField label={words.search} autoFocus value={query} onChange={setQuery} />
      <ReadState data={data} problem={problem} refetch={refetch} lines={6} />
      {data && (
        <>
          <p role="status" className={page.soft}>
            {words.found(out.length + onSale.length, allOut)}
          </p>
          {out.length > 0 && (
            <section aria-labelledby="out" className={styles.out}>
              <h2 id="out">{words.outTitle}</h2>
              {rows(out)}
            </section>
          )}
          {onSale.length > 0 && (
            <section aria-labelledby="on-sale" className={styles.onSale}>
              <h2 id="on-sale">{words.onSaleTitle}</h2>
              {query.trim() !== "" && (
                <SellOutFound
                  named={named.map(current)}
                  containing={onSale.filter(({ target }) => containing.has(target)).map(current)}
                  query={query}
                  onChanged={onChanged}
                />
              )}
              {rows(onSale)}
            </section>
          )}
          {out.length + onSale.length === 0 && (
            <EmptyState title={words.nothingTitle} text={words.nothingText} />
          )}
        </>
      )}
    </DeskPage>
  );
}
