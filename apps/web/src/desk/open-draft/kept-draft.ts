import { logFault } from "../../platform/log-fault.ts";

/** Key in local storage; the person's id follows, since a desk's device has several people. */
const KEY = "desk_draft";

/** The draft that a person left open on this device; null where none is known. */
export function keptDraft(person: number): number | null {
  try {
    const id = Number(localStorage.getItem(`${KEY}:${person}`));
    return Number.isSafeInteger(id) && id > 0 ? id : null;
  } catch {
    return null;
  }
}

/**
 * Where the storage is full or refused, a reload goes back to the live menu, and its bar is gone.
 */
export function keepDraft(person: number, id: number | null): void {
  try {
    if (id === null) localStorage.removeItem(`${KEY}:${person}`);
    else localStorage.setItem(`${KEY}:${person}`, String(id));
  } catch (error) {
    logFault(error);
  }
}
