import type { HintName } from "@noren/contract/staff/onboarding-hints.ts";
import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import { setMe, useSession } from "../session/session-store.ts";

/** Whether whoever is signed in has never done it, on any tablet. */
export function useIsHintDue(hint: HintName): boolean {
  return useSession(({ me }) => me?.learned.includes(hint) === false);
}

/**
 * Done once. The hint goes at once; where the server does not hear of it, it is back at the next
 * sign-in, and with it the next chance to say so.
 */
export function completeHint(api: StaffApi, hint: HintName): void {
  const { me } = useSession.getState();
  if (!me || me.learned.includes(hint)) return;
  setMe({ ...me, learned: [...me.learned, hint] });
  void api.completeHint(hint);
}
