import { useCallback } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useDesk } from "../desk-context.tsx";
import styles from "../layout/desk-page.module.css";
import { AnswerTimesForm } from "./answer-times-form.tsx";
import { ReadProblem } from "./read-problem.tsx";
import { useRead } from "./use-read.ts";
import { WebhookForm } from "./webhook-form.tsx";

/** What the desk does by itself when nobody answers. */
export function UnansweredSections() {
  const { m, api } = useDesk();
  const read = useCallback(() => api.deskSettings(), [api]);
  const { data, refusal, again, put } = useRead(read);
  if (!data)
    return refusal ? (
      <ReadProblem refusal={refusal} again={again} />
    ) : (
      <Skeleton lines={4} size="field" />
    );
  return (
    <>
      <section className={styles.section} aria-labelledby="unanswered">
        <h2 id="unanswered">{m.settings.unanswered}</h2>
        <p className={styles.soft}>{m.settings.unansweredText}</p>
        <AnswerTimesForm settings={data} onSaved={put} />
      </section>
      <section className={styles.section} aria-labelledby="webhook">
        <h2 id="webhook">{m.settings.webhook}</h2>
        <p className={styles.soft}>{m.settings.webhookText}</p>
        <WebhookForm settings={data} onSaved={put} />
      </section>
    </>
  );
}
