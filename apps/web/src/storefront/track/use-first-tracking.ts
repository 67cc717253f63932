import { type Tracking, trackingSchema } from "@noren/contract/tracking.ts";
import { useState } from "react";
import { useHydrated } from "../../platform/use-hydrated.ts";
import { useSite } from "../../site-context.tsx";

export type FirstTracking = {
  tracking: Tracking;
  key: string;
  /** Epoch milliseconds at which the server rendered the page. */
  now: number;
};

/**
 * The order that the server has rendered into this page; null after a navigation in the browser,
 * where it may be old, and for a link that was not the order's.
 */
export function useFirstTracking(orderId: string): FirstTracking | null {
  const { tracked } = useSite();
  const hydrated = useHydrated();
  const [first] = useState(() => {
    if (hydrated || tracked?.order_id !== orderId) return null;
    const { key, now, payload } = tracked;
    return { tracking: trackingSchema.parse(payload), key, now };
  });
  return first;
}
