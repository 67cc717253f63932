import { useCallback, useState } from "react";
import { useQuery } from "../../platform/use-query.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { useOffice } from "../desk-context.tsx";
import { useTypedDrafts } from "../menu/use-typed-drafts.ts";
import page from "../page/desk-page.module.css";
import { DeskPage } from "../page/desk-page.tsx";
import { MENU_EVENTS } from "../read/live-reads.ts";
import { ReadState } from "../read/read-state.tsx";
import { useRead } from "../read/use-read.ts";
import { MenuHistoryEntry } from "./menu-history-entry.tsx";
import styles from "./menu-history-page.module.css";
import { MenuOnDate } from "./menu-on-date.tsx";
import { Pager } from "./pager.tsx";

const PER_PAGE = 25;
const WHICHES = ["all", "prices"] as const;

/**
 * Who changed what on the menu, newest first, and taking it back; `?target=` for one dish alone,
 * `?action=` shows that action.
 */
export function MenuHistoryPage() {
  const { m, api } = useOffice();
  useTypedDrafts();
  const query = useQuery();
  const target = query.get("target") ?? undefined;
  const wanted = Number(query.get("action"));
  const [number, setNumber] = useState(1);
  const [which, setWhich] = useState<(typeof WHICHES)[number]>("all");
  const of = which === "all" ? undefined : which;
  const read = useCallback(
    () => api.menuHistory({ page: number, limit: PER_PAGE, target, of }),
    [api, number, target, of],
  );
  const { data, problem, refetch } = useRead(read, MENU_EVENTS);
  return (
    <DeskPage title={m.nav.menuHistory}>
      <p className={page.soft}>{m.menuHistory.lead}</p>
      {target === undefined && <MenuOnDate />}
      <Segmented
        label={m.menuHistory.which}
        segments={WHICHES.map((value) => ({ value, label: m.menuHistory.whiches[value] }))}
        value={which}
        onChange={(value) => {
          setNumber(1);
          setWhich(value);
        }}
      />
      <ReadState data={data} problem={problem} refetch={refetch} lines={4} />
      {data?.total === 0 && (
        <EmptyState title={m.menuHistory.noneTitle} text={m.menuHistory.noneText} />
      )}
      {data && (
        <>
          <ol className={styles.entries}>
            {data.entries.map((entry) => (
              <MenuHistoryEntry
                key={entry.id}
                entry={entry}
                isWanted={entry.id === wanted}
                onUndone={refetch}
              />
            ))}
          </ol>
          <Pager page={number} pages={Math.ceil(data.total / PER_PAGE)} onPage={setNumber} />
        </>
      )}
    </DeskPage>
  );
}
