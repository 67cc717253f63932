import type {
  AvailabilityChange,
  AvailabilityChanged,
  AvailabilityEntry,
} from "@noren/contract/staff/availability.ts";
import { useOffice } from "../desk-context.tsx";
import { problemWords, tellLeft } from "../menu/undo-change.ts";
import { say } from "../notices/notices-store.ts";
import { tellEvent } from "../read/live-reads.ts";
import { useCommand } from "../use-command.ts";

/**
 * Changes entries in one action and tells it with an undo; `name` is what they are called together.
 * Presses are ignored while a call is pending. `change` says whether it was made.
 */
export function useChangeEntries(
  entries: readonly AvailabilityEntry[],
  name: string,
  onChanged: (changed: AvailabilityChanged) => void,
) {
  const desk = useOffice();
  const { m, api } = desk;
  const { send, isBusy, problem } = useCommand();
  const words = m.availability;
  const targets = entries.map(({ target }) => target);
  const about = `availability:${targets.length === 1 ? targets[0] : "found"}`;

  async function change(
    values: Omit<AvailabilityChange, "targets">,
    text: string,
  ): Promise<boolean> {
    const reply = await send(() => api.changeAvailability({ targets, ...values }));
    if (!reply) return false;
    onChanged(reply.payload);
    const { action } = reply.payload;
    if (action === null) return true;
    const undo = () => void takeBack(action);
    say({ kind: "done", about, text, undo, undoLabel: words.undo });
    return true;
  }

  async function takeBack(action: number) {
    const reply = await api.undo(action);
    tellEvent("menu_changed");
    if (!reply.ok) say({ kind: "problem", about, text: reply.problem.message || m.unreachable });
    else if (reply.payload.changed_since.length > 0)
      tellLeft(desk, action, reply.payload.changed_since);
    else say({ kind: "done", about, text: words.done.undone(name) });
  }

  return { change, isBusy, problem: problem && problemWords(problem, desk) };
}
