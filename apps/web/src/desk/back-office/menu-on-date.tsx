import { formatPlannedMoment } from "@noren/contract/format/planned-moments.ts";
import { wallClock } from "@noren/ordering/zone.ts";
import { useNavigate } from "react-router";
import { serverNow } from "../../platform/server-clock.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import { useKeptForm } from "../menu/use-kept-form.ts";
import { localInstant } from "../open-draft/draft-moment.ts";
import { localOf, typedMomentIn } from "../open-draft/typed-moment.ts";
import { Form } from "../page/form.tsx";
import { useCommand } from "../use-command.ts";
import styles from "./menu-on-date.module.css";

/** Makes a draft of the menu as it was at a moment of the past, and opens it. */
export function MenuOnDate() {
  const { m, api, locale, restaurant } = useOffice();
  const words = m.drafts.history;
  const { timezone } = restaurant;
  const navigate = useNavigate();
  const { send, isBusy, message } = useCommand();
  const now = serverNow();
  const { form, change, forget } = useKeptForm({
    ...{ key: "draft:new-history/moment", record: null, read: typedMomentIn },
    formOf: () => ({ date: "", time: "12:00" }),
  });
  const local = localOf(form);
  const instant = local === null ? null : localInstant(local, timezone);
  const isFuture = instant !== null && instant > now;

  function momentOf(at: number): string {
    return formatPlannedMoment(at, { now, timezone }, locale);
  }

  async function create() {
    if (instant === null || isFuture) return;
    const wanted = { ...form, time: form.time.slice(0, 5) };
    const created = await send(() => api.draftFromHistory(wanted));
    if (!created) return;
    forget();
    const { id } = created.payload.draft;
    await api.updateDraft(id, { name: words.name(momentOf(instant)) });
    void navigate(`/menu/drafts/${id}`);
  }

  return (
    <details className={styles.details}>
      <summary>{words.open}</summary>
      <Form className={styles.form} isBusy={isBusy} onSubmit={create}>
        <p className={styles.soft}>{words.text}</p>
        <div className={styles.fields}>
          <TextField
            label={m.drafts.when.date}
            type="date"
            max={wallClock(now, timezone).date}
            value={form.date}
            onChange={(event) => change({ ...form, date: event.target.value })}
          />
          <TextField
            label={m.drafts.when.time}
            type="time"
            value={form.time}
            onChange={(event) => change({ ...form, time: event.target.value })}
          />
        </div>
        <p role="status" className={styles.moment} data-future={isFuture || undefined}>
          {instant !== null && (isFuture ? words.future : words.name(momentOf(instant)))}
        </p>
        {message && <Alert kind="error">{message}</Alert>}
        <Button type="submit" disabled={isBusy || instant === null || isFuture}>
          {words.create}
        </Button>
      </Form>
    </details>
  );
}
