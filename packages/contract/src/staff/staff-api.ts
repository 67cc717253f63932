import { callsTo, type Send } from "../call.ts";
import { DEFAULT_LOCALE, type Locale } from "../locales.ts";
import { clientOf, readerOf, STAFF_ROOT } from "./define-calls.ts";
import type { DraftReport } from "./drafts.ts";
import type { MenuConflicts } from "./menu.ts";
import type { LiveEvent, MovedOn } from "./orders.ts";
import type { DocumentKind } from "./printing.ts";
import { STAFF_CALLS } from "./staff-calls.ts";

export type StaffApi = ReturnType<typeof createStaffApi>;

/**
 * The typed client of the desk API. The session is in the browser's cookie; `send` is `fetch` on
 * the desk's own origin. 401 `unauthenticated` means that the session has ended.
 */
export function createStaffApi(root: string, send: Send, locale: Locale = DEFAULT_LOCALE) {
  const { ask } = callsTo(root, (request) => send(fromDesk(request)), locale);
  const base = `${root.replace(/\/+$/, "")}${STAFF_ROOT}`;
  return {
    ...clientOf(ask, STAFF_CALLS),
    /** The payload of `changed_since`. */
    readConflicts: (payload: unknown): Promise<MenuConflicts> =>
      readerOf("menu.menuConflictsSchema")(payload),
    /** The payload of `draft_invalid`. */
    readDraftReport: (payload: unknown): Promise<DraftReport> =>
      readerOf("drafts.draftReportSchema")(payload),
    /** The payload of `order_moved_on`. */
    readMovedOn: (payload: unknown): Promise<MovedOn> => readerOf("orders.movedOnSchema")(payload),
    /**
     * URL for an `EventSource`, whose messages are named `change`; it resumes by itself after a
     * gap. A `beat` is sent every 2 s in between.
     */
    eventsAddress: (after: number) => `${base}/events?after=${after}`,
    readLiveEvent: (data: string): Promise<LiveEvent> =>
      readerOf("orders.liveEventSchema")(JSON.parse(data)),
    /** URL for an `<img>`: the print document as SVG, 576 px wide and as high as it is long. */
    documentAddress: (orderId: string, kind: DocumentKind) =>
      `${base}/orders/${encodeURIComponent(orderId)}/ticket.svg?kind=${kind}`,
  };
}

/** CSRF protection: a header that other sites cannot send, required for every change. */
function fromDesk(request: Request): Request {
  request.headers.set("x-noren-desk", "1");
  return request;
}
