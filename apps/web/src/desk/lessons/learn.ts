import type { Lesson } from "@noren/contract/staff/lessons.ts";
import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import { setMe, useSession } from "../session/session-store.ts";

/** Whether whoever is signed in has never done it, on any tablet. */
export function useIsNew(lesson: Lesson): boolean {
  return useSession(({ me }) => me?.learned.includes(lesson) === false);
}

/**
 * Done once. The hint goes at once; where the server does not hear of it, it is back at the next
 * sign-in, and with it the next chance to say so.
 */
export function learn(api: StaffApi, lesson: Lesson): void {
  const { me } = useSession.getState();
  if (!me || me.learned.includes(lesson)) return;
  setMe({ ...me, learned: [...me.learned, lesson] });
  void api.learn(lesson);
}
