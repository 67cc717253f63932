import type { DraftDetail } from "@noren/contract/staff/drafts.ts";
import { Alert } from "../../ui/alert.tsx";
import { Link } from "../../ui/link.tsx";
import { useOffice } from "../desk-context.tsx";
import styles from "./draft-page.module.css";
import { PublishProblems } from "./publish-problems.tsx";

/** How publishing went: what was left out, or why nothing was published. */
export function DraftReport({ detail: { draft, report } }: { detail: DraftDetail }) {
  const words = useOffice().m.drafts.report;
  const isFailed = draft.status === "failed";
  return (
    <section className={styles.section} aria-labelledby="report">
      <h2 id="report">{words.title}</h2>
      <Alert kind={isFailed ? "error" : "good"}>{isFailed ? words.failed : words.published}</Alert>
      {report && <PublishProblems skipped={report.skipped} problems={report.problems} />}
      {!isFailed && (
        <p>
          <Link to="/menu/history">{words.history}</Link>
        </p>
      )}
    </section>
  );
}
