import { useState } from "react";
import { draftOf, setDraft } from "./draft-store.ts";

/**
 * A form that outlives its dialog, the page and the tab until it is saved: `key` names its record
 * and `read` tells a form from anything else. `forget`: after it was saved.
 */
export function useKeptForm<Form>(
  key: string,
  initial: () => Form,
  read: (value: unknown) => Form | null,
) {
  const [form, setForm] = useState(() => keptIn(key, read) ?? initial());
  function change(next: Form): void {
    setForm(next);
    setDraft(key, { state: "typed", text: JSON.stringify(next), seen: null });
  }
  return { form, change, forget: () => setDraft(key, null) };
}

function keptIn<Form>(key: string, read: (value: unknown) => Form | null): Form | null {
  const draft = draftOf(key);
  if (!draft || draft.state === "saved") return null;
  try {
    return read(JSON.parse(draft.text));
  } catch {
    return null;
  }
}
