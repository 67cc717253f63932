import { formatMoment } from "@noren/contract/format/moments.ts";
import { useCallback } from "react";
import { Alert } from "../../ui/alert.tsx";
import { SessionList } from "../../ui/session-list.tsx";
import { useOffice } from "../desk-context.tsx";
import styles from "../page/desk-page.module.css";
import { useRead } from "../read/use-read.ts";
import { useCommand } from "../use-command.ts";

/** The staff member's sessions at the desk, with ways to end them. */
export function SessionsSection() {
  const { m, api, locale, restaurant } = useOffice();
  const { data, put } = useRead(useCallback(() => api.sessions(), [api]));
  const { send, isBusy, message } = useCommand();

  async function end(id: string | null) {
    const ended = await send(() => api.endSessions({ id }));
    if (ended) put(ended.payload);
  }

  if (!data) return null;
  return (
    <section className={styles.section}>
      <h2>{m.account.sessions.title}</h2>
      {message && <Alert kind="error">{message}</Alert>}
      <SessionList
        sessions={data.sessions}
        words={m.account.sessions}
        moment={(instant) => formatMoment(Date.parse(instant), restaurant.timezone, locale)}
        isBusy={isBusy}
        onEnd={(id) => void end(id)}
      />
    </section>
  );
}
