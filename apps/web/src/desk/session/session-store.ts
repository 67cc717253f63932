import type { StaffMe } from "@noren/contract/staff/people.ts";
import type { StaffRight } from "@noren/contract/staff/roles.ts";
import { create } from "zustand";
import { keepRights } from "./last-rights.ts";

/** `me` is undefined until the server has reported who is signed in, and null where nobody is. */
export const useSession = create<{ me: StaffMe | null | undefined }>(() => ({ me: undefined }));

export function setMe(me: StaffMe | null): void {
  keepRights(me);
  useSession.setState({ me });
}

/** Decides what pages offer; the server enforces the right. */
export function useMay(right: StaffRight): boolean {
  return useSession((session) => isAllowed(session, right));
}

/** The same outside of a component. */
export function may(right: StaffRight): boolean {
  return isAllowed(useSession.getState(), right);
}

function isAllowed({ me }: ReturnType<typeof useSession.getState>, right: StaffRight): boolean {
  return me?.rights.includes(right) ?? false;
}
