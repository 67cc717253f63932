import { shortMomentAt } from "@noren/contract/format/moments.ts";
import { RESTAURANT_EVENTS } from "@noren/contract/staff/actions.ts";
import type { AuditEntry } from "@noren/contract/staff/people.ts";
import { useCallback, useState } from "react";
import { useOffice } from "../desk-context.tsx";
import { targetWords } from "../menu/target-words.ts";
import page from "../page/desk-page.module.css";
import { DeskPage } from "../page/desk-page.tsx";
import { ReadState } from "../read/read-state.tsx";
import { useRead } from "../read/use-read.ts";
import styles from "./audit-page.module.css";
import { actionWords } from "./audit-words.ts";
import { ChangeList } from "./change-list.tsx";
import { Pager } from "./pager.tsx";

const PER_PAGE = 25;

/** The audit log: who changed what, with the previous value, newest first. */
export function AuditPage() {
  const { m, api } = useOffice();
  const [number, setNumber] = useState(1);
  const read = useCallback(() => api.audit({ page: number, limit: PER_PAGE }), [api, number]);
  const { data, problem, refetch } = useRead(read, RESTAURANT_EVENTS);
  return (
    <DeskPage title={m.nav.audit}>
      <ReadState data={data} problem={problem} refetch={refetch} lines={4} />
      {data && (
        <>
          <ol className={styles.entries}>
            {data.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
          <Pager page={number} pages={Math.ceil(data.total / PER_PAGE)} onPage={setNumber} />
        </>
      )}
    </DeskPage>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const desk = useOffice();
  const { m, locale, restaurant } = desk;
  const { at, who, outcome } = entry;
  const subject = targetWords(desk, entry.subject, entry.subject_name);
  const nobody = outcome === "refused" ? m.audit.somebody : m.audit.nobody;
  return (
    <li className={styles.entry}>
      <p>
        <time dateTime={at} className={page.soft}>
          {shortMomentAt(Date.parse(at), restaurant.timezone, locale)}
        </time>{" "}
        <strong>{who ?? nobody}</strong> {actionWords(m, entry)}
        {subject && subject !== who && ` · ${subject}`}
        {outcome === "refused" && <span className={styles.refused}> {m.audit.refused}</span>}
      </p>
      <ChangeList entry={entry} />
    </li>
  );
}
