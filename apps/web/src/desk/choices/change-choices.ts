import type { Reply } from "@noren/contract/call.ts";
import type { MenuAddition, MenuChange } from "@noren/contract/staff/menu.ts";
import type { OfficeDesk } from "../desk-context.tsx";
import { type Sent, sendEdits } from "../menu/send-edits.ts";
import { offerUndo, problemWords, tellPressed } from "../menu/undo-change.ts";
import { say } from "../notices/notices-store.ts";
import { readGroups, savingGroups } from "./groups-store.ts";

const ABOUT = "menu:choices";

type Edits = MenuChange["edits"];

let last: Promise<unknown> = Promise.resolve();

/**
 * Makes the edits as one action with one undo, after those that were pressed before; `text`: what
 * the notice says, null where the caller tells. Where they are refused, the reason is said and what
 * holds is read again.
 */
export function changeChoices(
  desk: OfficeDesk,
  edits: Edits,
  text: string | null,
): Promise<Reply<Sent>> {
  const sent = savingGroups(desk.api, () => last.then(() => send(desk, edits, text)));
  last = sent;
  return sent;
}

async function send(desk: OfficeDesk, edits: Edits, text: string | null) {
  const reply = await sendEdits(desk.api, edits);
  if (text === null) return reply;
  await tellChoices(desk, reply, { text });
  return reply;
}

export function tellChoices(
  desk: OfficeDesk,
  reply: Reply<Sent>,
  told: { text: string; again?: () => void },
) {
  return tellPressed(desk, reply, { ...told, about: ABOUT });
}

/** Adds a group or a choice, and offers to undo it. */
export async function addRecord(desk: OfficeDesk, addition: MenuAddition, name: string) {
  const { api, m } = desk;
  const reply = await api.addToMenu(addition);
  if (!reply.ok) return reply;
  const { action } = reply.payload;
  offerUndo(desk, { action, text: m.choicesPage.added(name), about: ABOUT });
  await readGroups(api);
  return reply;
}

/** Adds a dish as a choice; where it is refused, a notice says why. */
export async function addDishChoice(
  desk: OfficeDesk,
  group: string,
  dish: { target: string; name: string },
): Promise<void> {
  const addition = { kind: "choice" as const, within: group, dish: dish.target, values: {} };
  const reply = await addRecord(desk, addition, dish.name);
  if (reply.ok) return;
  say({ kind: "problem", text: problemWords(reply.problem, desk), about: ABOUT });
}
