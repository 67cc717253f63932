import { callsTo, type Send } from "../call.ts";
import { DEFAULT_LOCALE, type Locale } from "../locales.ts";
import { deliveryCalls } from "./delivery-calls.ts";
import { draftCalls } from "./draft-calls.ts";
import { menuCalls } from "./menu-calls.ts";
import { offersCalls } from "./offers-calls.ts";
import { orderCalls } from "./order-calls.ts";
import { peopleCalls } from "./people-calls.ts";
import { printingCalls } from "./printing-calls.ts";
import { restaurantCalls } from "./restaurant-calls.ts";
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
    ...peopleCalls(call),
    ...orderCalls(calls, root),
    ...restaurantCalls(call),
    ...menuCalls(call),
    ...deliveryCalls(call),
    ...offersCalls(call),
    ...draftCalls(call),
    ...printingCalls(call, root),
  };
}

/** CSRF protection: a header that other sites cannot send, required for every change. */
function fromDesk(request: Request): Request {
  request.headers.set("x-noren-desk", "1");
  return request;
}
