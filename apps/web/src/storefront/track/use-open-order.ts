import type { Locale } from "@noren/contract/locales.ts";
import { createTrackingApi } from "@noren/contract/tracking-api.ts";
import type { Progress } from "@noren/ordering/progress.ts";
import { useEffect, useState } from "react";
import { hasEnded } from "./has-ended.ts";
import { forgetOrder, type OpenOrder, openOrders } from "./open-orders.ts";

const CHECK_EVERY_MS = 60_000;

type Asked = { apiRoot: string; locale: Locale; page: string };
type ShownOrder = OpenOrder & { progress: Progress };

/**
 * The newest order placed in this browser that is still open, as the server says; checked on every
 * page, and every minute while the page is visible. An order that has ended, or whose link is
 * refused, is forgotten.
 */
export function useOpenOrder({ apiRoot, locale, page }: Asked): ShownOrder | null {
  const [order, setOrder] = useState<ShownOrder | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page asks again
  useEffect(() => {
    let isOver = false;
    const api = createTrackingApi(apiRoot, (request) => fetch(request), locale);

    async function check(): Promise<void> {
      if (document.visibilityState === "hidden") return;
      for (const known of openOrders(Date.now())) {
        const reply = await api.tracking(known.id, known.key);
        if (isOver) return;
        if (reply.ok && !hasEnded(reply.payload.progress))
          return setOrder({ ...known, progress: reply.payload.progress });
        // Without an answer nothing is known, and what is shown stays.
        if (!reply.ok && reply.problem.code !== "not_found") return;
        forgetOrder(known.id, Date.now());
      }
      setOrder(null);
    }

    void check();
    const timer = setInterval(check, CHECK_EVERY_MS);
    document.addEventListener("visibilitychange", check);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", check);
    };
  }, [apiRoot, locale, page]);

  return order;
}
