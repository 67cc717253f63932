import type { DraftReport } from "@noren/contract/staff/drafts.ts";
import { useOffice } from "../desk-context.tsx";
import { fieldLabel } from "../menu/value-words.ts";
import styles from "./draft-page.module.css";

type Place = DraftReport["skipped"][number];

/** What keeps a draft from being published, and what publishing leaves out. */
export function PublishProblems({ skipped, problems }: Pick<DraftReport, "skipped" | "problems">) {
  const desk = useOffice();
  const words = desk.m.drafts.report;
  const codes: Readonly<Record<string, string>> = words.codes;
  const told = ({ name, target, field }: Place) => `${name ?? target} · ${fieldLabel(desk, field)}`;
  return (
    <>
      {problems.length > 0 && (
        <div className={styles.report}>
          <h3>{words.problems}</h3>
          <ul>
            {problems.map((problem) => (
              <li key={`${problem.target} ${problem.field}`}>
                {words.problem(told(problem), codes[problem.code] ?? words.refused)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {skipped.length > 0 && (
        <div className={styles.report}>
          <h3>{words.skipped}</h3>
          <ul>
            {skipped.map((place) => (
              <li key={`${place.target} ${place.field}`}>{told(place)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
