import { isRecord } from "@noren/contract/api-problem.ts";
import { useState } from "react";
import { parsedJson } from "../../platform/parsed-json.ts";
import { draftOf, setDraft } from "./draft-store.ts";

type KeptForm<Seen, Form> = {
  /** Names the record. */
  key: string;
  /** As it is now; null for a new one. */
  record: Seen;
  formOf: (record: Seen) => Form;
  /** Tells a form from anything else. */
  read: (value: unknown) => Form | null;
};

/**
 * A form that outlives its dialog, the page and the tab until it is saved. `seen` is the record as
 * the form was made of it, which a change of somebody else is found by. `forget`: after it was
 * saved, or refused because the record is another by now. `restart`: makes it anew of the record.
 * `rebase`: after a conflict, the form as it is typed by then, as of another record.
 */
export function useKeptForm<Seen, Form>({ key, record, formOf, read }: KeptForm<Seen, Form>) {
  const fresh = () => ({ form: formOf(record), seen: record });
  const [{ form, seen }, setMade] = useState(() => keptIn(key, record, read) ?? fresh());
  const forget = () => setDraft(key, null);
  const put = (next: Form, of: Seen) => {
    const made = { form: next, seen: of };
    setMade(made);
    setDraft(key, { state: "typed", text: JSON.stringify(made), seen: null });
  };
  return {
    form,
    seen,
    change: (next: Form) => put(next, seen),
    rebase: (made: (typed: Form) => Form, of: Seen) =>
      put(made(keptIn(key, record, read)?.form ?? form), of),
    forget,
    restart() {
      forget();
      setMade(fresh());
    },
  };
}

/** `seen` is only sent back to the server, which compares it with what it has. */
function keptIn<Seen, Form>(key: string, record: Seen, read: (value: unknown) => Form | null) {
  const draft = draftOf(key);
  if (!draft || draft.state === "saved") return null;
  const made = parsedJson(draft.text);
  if (!isRecord(made) || isRecord(made.seen) !== isRecord(record)) return null;
  const form = read(made.form);
  return form && { form, seen: made.seen as Seen };
}
