import { useState } from "react";

/** Places. React moves every row that one passes on its way up, in the document as well. */
const FAR = 24;

type Known = { ids: readonly number[]; renewed: Map<number, number> };

/**
 * The key of each row by its id. One that comes up from far below gets another, so that it alone is
 * made anew; never while a row is pulled, since that must remain the same element.
 */
export function useRowKeys(ids: readonly number[], isPulling: boolean): (id: number) => string {
  const [known] = useState<Known>(() => ({ ids, renewed: new Map() }));
  if (known.ids !== ids) {
    const id = isPulling ? null : cameUp(known.ids, ids);
    known.ids = ids;
    if (id !== null) known.renewed.set(id, (known.renewed.get(id) ?? 0) + 1);
  }
  return (id) => `${id}/${known.renewed.get(id) ?? 0}`;
}

/** The id that stands more than `FAR` places above where it stood; null where none does. */
export function cameUp(before: readonly number[], after: readonly number[]): number | null {
  const at = after.findIndex((id, index) => id !== before[index]);
  const id = after[at];
  return id !== undefined && before.indexOf(id) - at > FAR ? id : null;
}
