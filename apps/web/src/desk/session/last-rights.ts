import type { StaffMe } from "@noren/contract/staff/people.ts";
import { logFault } from "../../platform/log-fault.ts";

const KEY = "desk_rights";

/**
 * The rights of whoever was last signed in here: a guess of what may be asked for before the server
 * has said who it is. Empty without storage.
 */
export function lastRights(): ReadonlySet<string> {
  try {
    return new Set(localStorage.getItem(KEY)?.split(" "));
  } catch (error) {
    logFault(error);
    return new Set();
  }
}

export function keepRights(me: StaffMe | null): void {
  try {
    if (me) localStorage.setItem(KEY, me.rights.join(" "));
    else localStorage.removeItem(KEY);
  } catch (error) {
    logFault(error);
  }
}
