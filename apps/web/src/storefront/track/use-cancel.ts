import type { Reply } from "@noren/contract/call.ts";
import type { Tracking } from "@noren/contract/tracking.ts";
import { useState } from "react";

export type Cancelling = {
  /** False where nothing is known about the outcome. */
  cancel: () => Promise<boolean>;
  /** Whether the restaurant answered before the cancellation arrived. */
  isTooLate: boolean;
};

/** Cancels the order; where the restaurant was faster, `refetch` loads what it answered. */
export function useCancel(
  send: () => Promise<Reply<Tracking>>,
  { onCancelled, refetch }: { onCancelled: (tracking: Tracking) => void; refetch: () => void },
): Cancelling {
  const [isTooLate, setTooLate] = useState(false);
  return {
    isTooLate,
    async cancel() {
      const reply = await send();
      if (!reply.ok && reply.problem.code !== "not_possible_now") return false;
      if (reply.ok) onCancelled(reply.payload);
      else {
        setTooLate(true);
        refetch();
      }
      showState();
      return true;
    },
  };
}

/** The buttons are gone, and the order's state is at the top of the page. */
function showState(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}
