import { isRecord } from "@noren/contract/api-problem.ts";
import type { RestaurantFacts } from "@noren/contract/staff/restaurant-facts.ts";
import { wallClock } from "@noren/ordering/zone.ts";
import { useState } from "react";
import { randomId } from "../../platform/random-id.ts";
import { serverNow } from "../../platform/server-clock.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import { offerUndo } from "../menu/undo-change.ts";
import { useKeptForm } from "../menu/use-kept-form.ts";
import page from "../page/desk-page.module.css";
import { Form } from "../page/form.tsx";
import { useCommand } from "../use-command.ts";
import styles from "./restaurant.module.css";

/** `key` is for React alone; `until` is the last day, `YYYY-MM-DD`. */
type Notice = { key: string; fr: string; en: string; until: string };

const KEY = "setting:texts/notices";
const MAX_NOTICES = 20;

type NoticesProps = { texts: RestaurantFacts["texts"]; onChanged: () => void };

/** What every page of the shop says for a while, each with its last day. */
export function Notices({ texts, onChanged }: NoticesProps) {
  const desk = useOffice();
  const { m, api, restaurant } = desk;
  const words = m.restaurant.notices;
  const today = wallClock(serverNow(), restaurant.timezone).date;
  const { form, seen, change, forget, restart } = useKeptForm({
    key: KEY,
    record: texts.notices,
    formOf: noticesOf,
    read: noticesIn,
  });
  const [isTried, setTried] = useState(false);
  const { send, isBusy, message, problem, clear } = useCommand();
  const hasChanged = problem?.code === "changed_since";
  const isWhole = form.every(({ fr, en, until }) => (fr.trim() || en.trim()) && until >= today);

  async function save() {
    setTried(true);
    if (!isWhole) return;
    const notices = form.map(({ fr, en, until }) => ({
      text: { fr: fr.trim(), en: en.trim() },
      until,
    }));
    const reply = await send(() =>
      api.changeRestaurant({
        edits: [{ target: "setting:texts", values: { notices }, seen: { notices: seen } }],
      }),
    );
    if (!reply) return onChanged();
    forget();
    const text = words.saved;
    offerUndo(desk, { ...reply.payload, text, about: "notices", undone: m.restaurant.undone });
    onChanged();
  }

  function seeCurrent() {
    clear();
    restart();
  }

  const set = (key: string, over: Partial<Notice>) =>
    change(form.map((one) => (one.key === key ? { ...one, ...over } : one)));
  return (
    <section className={page.section} aria-labelledby="notices">
      <h2 id="notices">{words.title}</h2>
      <p className={page.soft}>{words.lead}</p>
      <Form className={styles.notices} isBusy={isBusy} onSubmit={save}>
        {form.map(({ key, fr, en, until }, index) => (
          <fieldset key={key} className={styles.notice}>
            <legend className={styles.legend}>{words.notice(index + 1)}</legend>
            <TextArea
              label={words.fr}
              lang="fr"
              maxLength={500}
              value={fr}
              onChange={(event) => set(key, { fr: event.target.value })}
            />
            <TextArea
              label={words.en}
              lang="en"
              maxLength={500}
              value={en}
              onChange={(event) => set(key, { en: event.target.value })}
            />
            <TextField
              label={words.until}
              type="date"
              min={today}
              value={until}
              error={isTried && until < today ? words.needsDate : undefined}
              onChange={(event) => set(key, { until: event.target.value })}
            />
            <Button variant="quiet" onClick={() => change(form.filter((one) => one.key !== key))}>
              {words.remove(index + 1)}
            </Button>
          </fieldset>
        ))}
        {isTried && !isWhole && <Alert kind="error">{words.incomplete}</Alert>}
        {message && (
          <Alert
            kind="error"
            action={
              hasChanged && (
                <Button variant="secondary" onClick={seeCurrent}>
                  {words.seeCurrent}
                </Button>
              )
            }
          >
            {hasChanged ? words.changedSince : message}
          </Alert>
        )}
        <div className={styles.buttons}>
          {form.length < MAX_NOTICES && (
            <Button
              variant="secondary"
              onClick={() =>
                change([...form, { key: randomId(crypto), fr: "", en: "", until: "" }])
              }
            >
              <Icon name="plus" />
              {words.add}
            </Button>
          )}
          <Button type="submit" disabled={isBusy}>
            {words.submit}
          </Button>
        </div>
      </Form>
    </section>
  );
}

function noticesOf(notices: RestaurantFacts["texts"]["notices"]): Notice[] {
  return notices.map(({ text, until }) => ({
    ...{ key: randomId(crypto), fr: text.fr ?? "", en: text.en ?? "", until },
  }));
}

function noticesIn(value: unknown): Notice[] | null {
  const isNotice = (one: unknown) =>
    isRecord(one) && ["key", "fr", "en", "until"].every((name) => typeof one[name] === "string");
  return Array.isArray(value) && value.every(isNotice) ? (value as Notice[]) : null;
}
