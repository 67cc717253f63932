import type { HintName } from "@noren/contract/staff/onboarding-hints.ts";
import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import { setMe, useSession } from "../session/session-store.ts";

/** Whether the signed-in staff member has never completed it, on any device. */
export function useIsHintDue(hint: HintName): boolean {
  return useSession(({ me }) => me?.completed_hints.includes(hint) === false);
}

/**
 * Completes a hint. It disappears at once; if the call fails, it is shown again after the next
 * sign-in, and completed again then.
 */
export function completeHint(api: StaffApi, hint: HintName): void {
  const { me } = useSession.getState();
  if (!me || me.completed_hints.includes(hint)) return;
  setMe({ ...me, completed_hints: [...me.completed_hints, hint] });
  void api.completeHint({ hint });
}
