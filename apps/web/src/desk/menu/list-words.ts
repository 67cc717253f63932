import { isRecord } from "@noren/contract/api-problem.ts";
import type { OfficeDesk } from "../desk-context.tsx";

type Words = Pick<OfficeDesk, "m">;

/** How many a list has; null for what is no list of things that are counted. */
export function countWords({ m }: Words, field: string, value: unknown): string | null {
  const lists: Readonly<Record<string, (count: number) => string>> = m.menuFields.lists;
  const words = lists[field];
  return Array.isArray(value) && words ? words(value.length) : null;
}

/** What differs in a list that is as long as before. */
export function sameCountWords(
  desk: Words,
  field: string,
  before: unknown,
  after: unknown,
): string | null {
  const count = countWords(desk, field, after);
  if (count === null) return null;
  const { otherOrder, otherSettings, otherSelection } = desk.m.menuFields;
  const [was, is] = [idsOf(before), idsOf(after)];
  if (was.join() === is.join()) return otherSettings(count);
  return was.toSorted().join() === is.toSorted().join() ? otherOrder(count) : otherSelection(count);
}

/** An option group on a dish is the same with other settings. */
function idsOf(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list.map((one) => JSON.stringify(isRecord(one) ? (one.group_id ?? one) : one));
}
