import { callsTo, type Send } from "../call.ts";
import { DEFAULT_LOCALE, type Locale } from "../locales.ts";
import { AVAILABILITY_CALLS } from "./availability-calls.ts";
import { clientOf, readerOf, STAFF_ROOT } from "./define-calls.ts";
import { DELIVERY_CALLS } from "./delivery-calls.ts";
import { DRAFT_CALLS } from "./draft-calls.ts";
import type { DraftReport } from "./drafts.ts";
import { HOURS_CALLS } from "./hours-calls.ts";
import type { MenuConflicts } from "./menu.ts";
import { MENU_CALLS } from "./menu-calls.ts";
import { OFFERS_CALLS } from "./offers-calls.ts";
import { orderCalls } from "./order-calls.ts";
import { PEOPLE_CALLS } from "./people-calls.ts";
import type { DocumentKind } from "./printing.ts";
import { PRINTING_CALLS } from "./printing-calls.ts";
import { RESTAURANT_CALLS } from "./restaurant-calls.ts";
import { RESTAURANT_FACTS_CALLS } from "./restaurant-facts-calls.ts";
import { signInCalls } from "./sign-in-calls.ts";

export type StaffApi = ReturnType<typeof createStaffApi>;

/**
 * The typed client of the desk API. The session is in the browser's cookie; `send` is `fetch` on
 * the desk's own origin. 401 `unauthenticated` means that the session has ended.
 */
export function createStaffApi(root: string, send: Send, locale: Locale = DEFAULT_LOCALE) {
  const calls = callsTo(root, (request) => send(fromDesk(request)), locale);
  const { call } = calls;
  return {
    ...signInCalls(call),
    ...orderCalls(calls, root),
    ...clientOf(call, {
      ...PEOPLE_CALLS,
      ...RESTAURANT_CALLS,
      ...HOURS_CALLS,
      ...RESTAURANT_FACTS_CALLS,
      ...AVAILABILITY_CALLS,
      ...MENU_CALLS,
      ...DELIVERY_CALLS,
      ...OFFERS_CALLS,
      ...DRAFT_CALLS,
      ...PRINTING_CALLS,
    }),
    /** The payload of `changed_since`. */
    readConflicts: (payload: unknown): Promise<MenuConflicts> =>
      readerOf("menu.menuConflictsSchema")(payload),
    /** The payload of `draft_invalid`. */
    readDraftReport: (payload: unknown): Promise<DraftReport> =>
      readerOf("drafts.draftReportSchema")(payload),
    /** URL for an `<img>`: the print document as SVG, 576 px wide and as high as it is long. */
    documentAddress: (orderId: string, kind: DocumentKind) =>
      `${root.replace(/\/+$/, "")}${STAFF_ROOT}/orders/${encodeURIComponent(orderId)}/ticket.svg?kind=${kind}`,
  };
}

/** CSRF protection: a header that other sites cannot send, required for every change. */
function fromDesk(request: Request): Request {
  request.headers.set("x-noren-desk", "1");
  return request;
}
