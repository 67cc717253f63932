import type { ApiProblem } from "@noren/contract/api-problem.ts";
import type { Reply } from "@noren/contract/call.ts";
import type { Draft, DraftChange } from "@noren/contract/staff/drafts.ts";
import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import { create } from "zustand";
import { keepDraft, keptDraft } from "./kept-draft.ts";

type Changes = ReadonlyMap<string, DraftChange>;

/** The draft that the desk's changes of the menu go into. */
type OpenDraft = {
  /** Null while changes are live. */
  id: number | null;
  /** Null until it is loaded. */
  draft: Draft | null;
  /** Its changes by target and field, such as `dish:12/price_pickup`. */
  changes: Changes;
  /** A draft that was published or deleted while it was open, until that is told. */
  ended: { name: string; isPublished: boolean } | null;
};

const LIVE = { id: null, draft: null, changes: new Map() } as const;

export const useOpenDraft = create<OpenDraft>(() => ({ ...LIVE, ended: null }));

/** Whether changes of the menu go into a draft. */
export function useIsDrafting(): boolean {
  return useOpenDraft(({ id }) => id !== null);
}

let owner: number | null = null;

/** Goes on with the draft that a person left open on this device. */
export function restoreOpenDraft(api: StaffApi, person: number): void {
  if (owner === person) return;
  owner = person;
  useOpenDraft.setState({ ...LIVE, id: keptDraft(person), ended: null });
  void readOpenDraft(api);
}

/** Further changes of the menu go into this draft, also after a reload. */
export function openDraft(draft: Draft, changes: readonly DraftChange[]): void {
  if (owner !== null) keepDraft(owner, draft.id);
  useOpenDraft.setState({ id: draft.id, draft, changes: byField(changes), ended: null });
}

/** Further changes of the menu are live. */
export function closeOpenDraft(): void {
  if (owner !== null) keepDraft(owner, null);
  useOpenDraft.setState(LIVE);
}

/** The ended draft was told of. */
export function forgetEnded(): void {
  useOpenDraft.setState({ ended: null });
}

/** Loads the open draft again; one that has ended meanwhile is closed. Answers why it couldn't. */
export async function readOpenDraft(api: StaffApi): Promise<ApiProblem | null> {
  const { id, draft: known } = useOpenDraft.getState();
  if (id === null) return null;
  const reply = await api.draft(id);
  if (useOpenDraft.getState().id !== id) return null;
  if (!reply.ok) {
    if (reply.problem.status !== 404) return reply.problem;
    closeOpenDraft();
    useOpenDraft.setState({ ended: { name: known?.name ?? "", isPublished: false } });
    return null;
  }
  const { draft, changes } = reply.payload;
  if (isEnded(draft)) {
    closeOpenDraft();
    useOpenDraft.setState({ ended: { name: draft.name, isPublished: true } });
  } else useOpenDraft.setState({ draft, changes: byField(changes) });
  return null;
}

/**
 * Reads something of the menu together with the open draft; `apply` makes of it what the draft's
 * changes will.
 */
export async function readDrafted<Payload, T>(
  api: StaffApi,
  call: Promise<Reply<Payload>>,
  apply: (payload: Payload, changes: Iterable<DraftChange>) => T,
): Promise<Reply<T>> {
  const [reply, problem] = await Promise.all([call, readOpenDraft(api)]);
  if (!reply.ok) return reply;
  if (problem) return { ok: false, problem };
  const changes = useOpenDraft.getState().changes.values();
  return { ok: true, payload: apply(reply.payload, changes) };
}

/** One that could not be published is corrected and given another moment. */
export function isEnded({ status }: Draft): boolean {
  return status === "published";
}

function byField(changes: readonly DraftChange[]): Changes {
  return new Map(changes.map((change) => [`${change.target}/${change.field}`, change]));
}
