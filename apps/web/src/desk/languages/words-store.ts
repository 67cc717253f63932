import type { ApiProblem } from "@noren/contract/api-problem.ts";
import type { RecordWords } from "@noren/contract/staff/menu-words.ts";
import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import { create } from "zustand";
import { withDraftWords } from "../menu/draft-values.ts";
import { readDrafted } from "../open-draft/open-draft.ts";
import { followEvents, MENU_EVENTS } from "../read/live-reads.ts";

type Loaded = { records: RecordWords[] | null; problem: ApiProblem | null };

/** The words of the menu in each language, as the open draft will make them; null until loaded. */
export const useWords = create<Loaded>(() => ({ records: null, problem: null }));

let lastRead = 0;

/** Loads the words, and again whenever the menu changes, until the returned function is called. */
export function openWords(api: StaffApi): () => void {
  void readWords(api);
  return followEvents(MENU_EVENTS, () => void readWords(api));
}

/** An answer that a later call or a save has overtaken is ignored. */
export async function readWords(api: StaffApi): Promise<void> {
  const read = ++lastRead;
  const reply = await readDrafted(api, api.menuWords(), ({ records }, changes) =>
    withDraftWords(records, changes),
  );
  if (read !== lastRead) return;
  if (reply.ok) useWords.setState({ records: reply.payload, problem: null });
  else useWords.setState({ problem: reply.problem });
}

export function putWords(target: string, values: Partial<RecordWords["values"]>): void {
  lastRead++;
  useWords.setState(({ records }) => ({
    records:
      records?.map((one) =>
        one.target === target ? { ...one, values: { ...one.values, ...values } } : one,
      ) ?? null,
  }));
}

export function wordsOf(target: string): RecordWords["values"] | undefined {
  return useWords.getState().records?.find((one) => one.target === target)?.values;
}
