import { formatTimezone } from "@noren/contract/format/planned-moments.ts";
import type { Draft } from "@noren/contract/staff/drafts.ts";
import { wallClock } from "@noren/ordering/zone.ts";
import { useState } from "react";
import { serverNow } from "../../platform/server-clock.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import { useKeptForm } from "../menu/use-kept-form.ts";
import { localInstant, momentWords } from "../open-draft/draft-moment.ts";
import { localOf, type TypedMoment, typedMomentIn } from "../open-draft/typed-moment.ts";
import page from "../page/desk-page.module.css";
import { Form } from "../page/form.tsx";
import { useCommand } from "../use-command.ts";
import styles from "./moment-form.module.css";

/** Before the first guest reads the menu. */
const USUAL_TIME = "06:00";

type MomentFormProps = { draft: Draft; onChanged: (draft: Draft) => void };

/** When a draft is published: a day and a time on the restaurant's clock, said in full. */
export function MomentForm({ draft, onChanged }: MomentFormProps) {
  const desk = useOffice();
  const { m, api, locale, restaurant } = desk;
  const words = m.drafts.when;
  const { publish_local } = draft;
  const { form, change, forget } = useKeptForm({
    ...{ key: `draft:${draft.id}/moment`, record: publish_local, read: typedMomentIn },
    formOf: (local) => {
      const [date = "", time = USUAL_TIME] = local?.split("T") ?? [];
      return { date, time };
    },
  });
  const { date } = form;
  const [done, setDone] = useState<string | null>(null);
  const { send, isBusy, message } = useCommand();
  const local = localOf(form);
  const isPast = local !== null && localInstant(local, restaurant.timezone) <= serverNow();

  async function save(wanted: string | null) {
    const saved = await send(() => api.updateDraft(draft.id, { publish_local: wanted }));
    if (!saved) return setDone(null);
    forget();
    setDone(wanted === null ? words.isWithdrawn : words.isSet(momentWords(desk, wanted)));
    onChanged(saved.payload.draft);
  }

  function type(part: Partial<TypedMoment>) {
    setDone(null);
    change({ ...form, ...part });
  }

  async function submit() {
    if (local && !isPast) await save(local);
  }

  function momentText(): string {
    if (local === null) return date === "" ? words.none : words.choose;
    const moment = momentWords(desk, local);
    if (isPast) return words.past(moment);
    return local === publish_local ? words.planned(moment) : words.notYet(moment);
  }

  return (
    <Form className={styles.form} isBusy={isBusy} onSubmit={submit}>
      <div className={styles.fields}>
        <TextField
          label={words.date}
          type="date"
          min={wallClock(serverNow(), restaurant.timezone).date}
          value={date}
          onChange={(event) => type({ date: event.target.value })}
        />
        <TextField
          label={words.time}
          type="time"
          value={form.time}
          onChange={(event) => type({ time: event.target.value })}
        />
      </div>
      <div role="status" className={styles.moment} data-past={isPast || undefined}>
        <p>{done ?? momentText()}</p>
        {date !== "" && (
          <p className={page.soft}>{words.timezone(formatTimezone(restaurant.timezone, locale))}</p>
        )}
      </div>
      {message && <Alert kind="error">{message}</Alert>}
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant={publish_local === local ? "secondary" : "primary"}
          disabled={isBusy || local === null || isPast || local === publish_local}
        >
          {publish_local === null ? words.set : words.change}
        </Button>
        {publish_local !== null && (
          <Button variant="secondary" disabled={isBusy} onClick={() => void save(null)}>
            {words.withdraw}
          </Button>
        )}
      </div>
    </Form>
  );
}
