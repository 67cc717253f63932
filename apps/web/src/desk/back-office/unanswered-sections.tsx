import { useCallback } from "react";
import { useOffice } from "../desk-context.tsx";
import styles from "../page/desk-page.module.css";
import { ORDERING_EVENTS } from "../read/live-reads.ts";
import { ReadState } from "../read/read-state.tsx";
import { useRead } from "../read/use-read.ts";
import { AnswerTimesForm } from "./answer-times-form.tsx";
import { WebhookForm } from "./webhook-form.tsx";

/** What the desk does automatically when nobody answers. */
export function UnansweredSections() {
  const { m, api } = useOffice();
  const call = useCallback(() => api.deskSettings(), [api]);
  const { data: settings, problem, refetch, put } = useRead(call, ORDERING_EVENTS);
  return (
    <>
      <ReadState data={settings} problem={problem} refetch={refetch} lines={4} size="field" />
      {settings && (
        <>
          <section className={styles.section} aria-labelledby="unanswered">
            <h2 id="unanswered">{m.settings.unanswered}</h2>
            <p className={styles.soft}>{m.settings.unansweredText}</p>
            <AnswerTimesForm settings={settings} onSaved={put} />
          </section>
          <section className={styles.section} aria-labelledby="webhook">
            <h2 id="webhook">{m.settings.webhook}</h2>
            <p className={styles.soft}>{m.settings.webhookText}</p>
            <WebhookForm settings={settings} onSaved={put} />
          </section>
        </>
      )}
    </>
  );
}
