import type { Reply } from "@noren/contract/call.ts";
import type { MenuAddition, MenuChange, MenuChanged } from "@noren/contract/staff/menu.ts";
import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import { readOpenDraft, useOpenDraft } from "../open-draft/open-draft.ts";

type Edits = MenuChange["edits"];

/** `draft`: the draft that the edits went into, and the edits that take them out of it again. */
export type Sent = Pick<MenuChanged, "action"> & {
  draft?: { id: number; name: string; back: Edits } | undefined;
};
type SentEdits = Sent & Pick<MenuChanged, "changes">;

/** Changes the menu: live, or in the draft that is open. */
export async function sendEdits(api: StaffApi, edits: Edits): Promise<Reply<SentEdits>> {
  const { id } = useOpenDraft.getState();
  return id === null ? api.changeMenu({ edits }) : sendToDraft(api, id, edits);
}

export async function sendToDraft(
  api: StaffApi,
  id: number,
  edits: Edits,
): Promise<Reply<SentEdits>> {
  const reply = await api.changeDraft(id, { edits });
  await readOpenDraft(api);
  if (!reply.ok) return reply;
  const changes = edits.flatMap(({ values }) => Object.keys(values)).length;
  const back = edits.map(({ target, values, seen = {} }) => ({
    target,
    values: seen,
    seen: values,
  }));
  const { name } = reply.payload.draft;
  return { ok: true, payload: { action: null, changes, draft: { id, name, back } } };
}

/**
 * Adds to the menu. With a draft open, what would be on sale is added off sale, and the draft puts
 * it on sale; where the draft refuses, it stays off sale.
 */
export async function sendAddition(
  api: StaffApi,
  addition: MenuAddition,
): Promise<Reply<Sent & { target: string }>> {
  const { id } = useOpenDraft.getState();
  const { values } = addition;
  if (id === null || !values?.is_available) return api.addToMenu(addition);
  const offSale = { is_available: false };
  const added = await api.addToMenu({ ...addition, values: { ...values, ...offSale } });
  if (!added.ok) return added;
  const { target } = added.payload;
  const edit = { target, values: { is_available: true }, seen: offSale };
  const drafted = await sendToDraft(api, id, [edit]);
  return drafted.ok ? { ok: true, payload: { ...drafted.payload, ...added.payload } } : added;
}
