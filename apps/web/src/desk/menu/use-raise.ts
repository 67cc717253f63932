import { useState } from "react";
import { useOffice } from "../desk-context.tsx";
import { readMenu } from "./menu-store.ts";
import { editsOf, type RaisedDish } from "./raised-prices.ts";
import { sendEdits } from "./send-edits.ts";
import { offerUndo, problemWords } from "./undo-change.ts";

/** Dishes named in a refusal; the list shows the others. */
const MAX_NAMED = 3;

/** Makes the change of many prices as one action, with one undo. */
export function useRaise(where: string, onDone: () => void) {
  const desk = useOffice();
  const { api, m } = desk;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(raised: readonly RaisedDish[]): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const reply = await sendEdits(api, editsOf(raised));
    await readMenu(api);
    setBusy(false);
    if (!reply.ok) {
      const { code, payload } = reply.problem;
      const isChanged = code === "changed_since";
      setProblem(
        isChanged
          ? m.menuPage.raise.changedMeanwhile(await named(payload))
          : problemWords(reply.problem, desk),
      );
      return;
    }
    onDone();
    const { changes } = reply.payload;
    const text = m.menuPage.changedMany(where, changes);
    const undone = m.menuPage.pricesBack(changes);
    offerUndo(desk, { ...reply.payload, text, about: "menu:many", undone });
  }

  async function named(payload: unknown): Promise<string> {
    const { conflicts } = await api.readConflicts(payload);
    const names = [...new Set(conflicts.map(({ name, target }) => name ?? target))];
    return `${names.slice(0, MAX_NAMED).join(", ")}${names.length > MAX_NAMED ? "…" : ""}`;
  }

  return { send, isBusy, problem };
}
