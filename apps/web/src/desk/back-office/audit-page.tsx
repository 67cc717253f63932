import { shortMomentAt } from "@noren/contract/format/moments.ts";
import type { AuditEntry } from "@noren/contract/staff/people.ts";
import { useCallback, useState } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useDesk } from "../desk-context.tsx";
import page from "../page/desk-page.module.css";
import { DeskPage } from "../page/desk-page.tsx";
import { ReadProblem } from "../read/read-problem.tsx";
import { useRead } from "../read/use-read.ts";
import { auditChanges } from "./audit-changes.ts";
import styles from "./audit-page.module.css";
import { auditWords } from "./audit-words.ts";
import { Pager } from "./pager.tsx";

const PER_PAGE = 25;

/** The audit log: who changed what, with the previous value, newest first. */
export function AuditPage() {
  const { m, api } = useDesk();
  const [number, setNumber] = useState(1);
  const read = useCallback(() => api.audit({ page: number, limit: PER_PAGE }), [api, number]);
  const { data, problem, refetch } = useRead(read);
  return (
    <DeskPage title={m.nav.audit}>
      {problem && <ReadProblem problem={problem} refetch={refetch} />}
      {!data && !problem && <Skeleton lines={4} size="card" />}
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
  const { m, locale, restaurant } = useDesk();
  const { at, who, action, subject_name, outcome, before, after } = entry;
  const moment = (instant: number) => shortMomentAt(instant, restaurant.timezone, locale);
  const changes = auditChanges(before, after, auditWords(m, locale, moment, action));
  const fields: Record<string, string> = m.audit.fields;
  const nobody = outcome === "refused" ? m.audit.somebody : m.audit.nobody;
  return (
    <li className={styles.entry}>
      <p>
        <time dateTime={at} className={page.soft}>
          {moment(Date.parse(at))}
        </time>{" "}
        <strong>{who ?? nobody}</strong>{" "}
        {action in m.audit.actions
          ? m.audit.actions[action as keyof typeof m.audit.actions]
          : action}
        {subject_name && subject_name !== who && ` · ${subject_name}`}
        {outcome === "refused" && <span className={styles.refused}> {m.audit.refused}</span>}
      </p>
      {changes.length > 0 && (
        <dl className={styles.changes}>
          {changes.map(({ name, before: was, after: is }) => (
            <div key={name}>
              <dt>{fields[name] ?? name}</dt>
              <dd>
                {was !== null && <del>{was}</del>} {is !== null && <ins>{is}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
