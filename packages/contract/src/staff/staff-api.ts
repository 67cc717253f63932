import type { z } from "zod";
import { type OwnSession, ownSessionsSchema } from "../accounts.ts";
import { type Call, callsTo, type Reply, type Send } from "../call.ts";
import { DEFAULT_LOCALE, type Locale } from "../locales.ts";
import { type Receipt, receiptSchema } from "../tracking.ts";
import type { HintName } from "./onboarding-hints.ts";
import {
  type DeskOrder,
  type DeskOrderDetail,
  type DeskOrderPage,
  deskOrderDetailSchema,
  deskOrderPageSchema,
  deskOrderSchema,
  type LiveEvent,
  liveEventSchema,
  type MovedOn,
  movedOnSchema,
  type OpenOrders,
  openOrdersSchema,
  type PromiseRequest,
  type RejectionRequest,
} from "./orders.ts";
import {
  type AuditPage,
  auditPageSchema,
  type LinkUse,
  linkUsedSchema,
  type PersonChanges,
  recoveryCodesSchema,
  type SignInRequest,
  type StaffLink,
  type StaffMe,
  type StaffPeople,
  type StaffPerson,
  staffLinkSchema,
  staffMeSchema,
  staffPeopleSchema,
  staffPersonSchema,
  totpEnrolmentSchema,
} from "./people.ts";
import {
  type DocumentKind,
  type PrinterChanges,
  type PrinterRequest,
  type Printers,
  type PrintRequest,
  printersSchema,
} from "./printing.ts";
import {
  type DeskOrdering,
  type DeskSettings,
  type DeskSettingsChange,
  deskOrderingSchema,
  deskSettingsSchema,
  type KitchenSettings,
  type KitchenSettingsChange,
  kitchenSettingsSchema,
  type OrderingChange,
  type PaymentChecks,
  paymentChecksSchema,
  type RefundRequest,
} from "./restaurant.ts";
import type { StaffRole } from "./roles.ts";

/** Pagination of a list; pages start at 1. */
export type PageWanted = { page: number; limit: number };

export type StaffApi = ReturnType<typeof createStaffApi>;

/**
 * The typed client of the desk API. The session is in the browser's cookie; `send` is `fetch` on
 * the desk's own origin. 401 `unauthenticated` means that the session has ended.
 */
export function createStaffApi(root: string, send: Send, locale: Locale = DEFAULT_LOCALE) {
  const { call } = callsTo(root, (request) => send(fromDesk(request)), locale);
  return {
    ...signInCalls(call),
    ...peopleCalls(call),
    ...orderCalls(call, root),
    ...restaurantCalls(call),
    ...printingCalls(call, root),
  };
}

/** CSRF protection: a header that other sites cannot send, required for every change. */
function fromDesk(request: Request): Request {
  request.headers.set("x-noren-desk", "1");
  return request;
}

const ROOT = "/v2/staff";

function signInCalls(call: Call) {
  const post = <T>(path: string, read: (payload: unknown) => T, body: unknown = {}) =>
    call("POST", `${ROOT}/${path}`, read, body);
  return {
    me: (): Promise<Reply<StaffMe>> => call("GET", `${ROOT}/me`, reader(staffMeSchema)),
    /** Stored with the person, so the hint disappears on all devices. */
    completeHint: (hint: HintName): Promise<Reply<StaffMe>> =>
      post("me/hints", reader(staffMeSchema), { hint }),
    signIn: (body: SignInRequest): Promise<Reply<StaffMe>> =>
      post("sign-in", reader(staffMeSchema), body),
    signOut: () => post("sign-out", readNothing),
    /** The answer is the same for an unknown address. */
    forgottenPassword: (email: string) => post("forgotten-password", readNothing, { email }),
    readLink: (token: string): Promise<Reply<StaffLink>> =>
      post("links/inspect", reader(staffLinkSchema), { token }),
    /** Null if sign-in still requires a TOTP code. */
    useLink: (use: LinkUse): Promise<Reply<StaffMe | null>> =>
      post("links/use", (payload) => linkUsedSchema.parse(payload).me, use),
    /** `code`: a TOTP code, if TOTP is enabled. */
    changePassword: (password: string, new_password: string, code?: string) =>
      call("PUT", `${ROOT}/me/password`, readNothing, { password, new_password, code }),
    beginTotp: (password: string): Promise<Reply<{ secret: string; uri: string }>> =>
      post("me/totp", reader(totpEnrolmentSchema), { password }),
    confirmTotp: (code: string): Promise<Reply<{ recovery_codes: string[] }>> =>
      post("me/totp/confirm", reader(recoveryCodesSchema), { code }),
    removeTotp: (password: string, code: string) =>
      post("me/totp/remove", readNothing, { password, code }),
    sessions: (): Promise<Reply<{ sessions: OwnSession[] }>> =>
      call("GET", `${ROOT}/me/sessions`, reader(ownSessionsSchema)),
    /** Null ends all sessions but this one. */
    endSessions: (id: string | null): Promise<Reply<{ sessions: OwnSession[] }>> =>
      post("me/sessions/end", reader(ownSessionsSchema), { id }),
  };
}

function peopleCalls(call: Call) {
  return {
    people: (): Promise<Reply<StaffPeople>> =>
      call("GET", `${ROOT}/people`, reader(staffPeopleSchema)),
    invite: (body: {
      email: string;
      role: StaffRole;
      locale?: Locale;
    }): Promise<Reply<StaffPeople>> =>
      call("POST", `${ROOT}/people/invitations`, reader(staffPeopleSchema), body),
    withdrawInvitation: (id: number): Promise<Reply<StaffPeople>> =>
      call("DELETE", `${ROOT}/people/invitations/${id}`, reader(staffPeopleSchema)),
    changePerson: (id: number, changes: PersonChanges): Promise<Reply<StaffPerson>> =>
      call("PATCH", `${ROOT}/people/${id}`, reader(staffPersonSchema), changes),
    audit: ({ page, limit }: PageWanted): Promise<Reply<AuditPage>> =>
      call("GET", `${ROOT}/audit?page=${page}&limit=${limit}`, reader(auditPageSchema)),
  };
}

function orderCalls(call: Call, root: string) {
  const readOrder = reader(deskOrderSchema);
  const one = (orderId: string, command: string) =>
    `${ROOT}/orders/${encodeURIComponent(orderId)}/${command}`;
  const move = (orderId: string, command: string, body: unknown): Promise<Reply<DeskOrder>> =>
    call("POST", one(orderId, command), readOrder, body);
  return {
    openOrders: (): Promise<Reply<OpenOrders>> =>
      call("GET", `${ROOT}/orders`, reader(openOrdersSchema)),
    /** All orders for slots of a day, `YYYY-MM-DD` in the restaurant's time zone. */
    ordersOn: (date: string, { page, limit }: PageWanted): Promise<Reply<DeskOrderPage>> =>
      call(
        "GET",
        `${ROOT}/orders?date=${date}&page=${page}&limit=${limit}`,
        reader(deskOrderPageSchema),
      ),
    order: (orderId: string): Promise<Reply<DeskOrderDetail>> =>
      call("GET", `${ROOT}/orders/${encodeURIComponent(orderId)}`, reader(deskOrderDetailSchema)),
    acknowledge: (orderId: string) => move(orderId, "acknowledge", {}),
    /**
     * Every command carries the version of the order that it is based on. If another command was
     * faster it is refused with 409 `order_moved_on`, whose payload `readMovedOn` parses.
     */
    accept: (orderId: string, body: PromiseRequest) => move(orderId, "accept", body),
    delay: (orderId: string, body: PromiseRequest) => move(orderId, "delay", body),
    reject: (orderId: string, body: RejectionRequest) => move(orderId, "reject", body),
    cancel: (orderId: string, body: RejectionRequest) => move(orderId, "cancel", body),
    preparing: (orderId: string, version: number) => move(orderId, "preparing", { version }),
    ready: (orderId: string, version: number) => move(orderId, "ready", { version }),
    outForDelivery: (orderId: string, version: number) =>
      move(orderId, "out-for-delivery", { version }),
    completed: (orderId: string, version: number) => move(orderId, "completed", { version }),
    /**
     * URL for an `EventSource`, whose messages are named `change`; it resumes by itself after a
     * gap. A `beat` is sent every 2 s in between.
     */
    eventsAddress: (after: number) => `${root.replace(/\/+$/, "")}${ROOT}/events?after=${after}`,
    readLiveEvent: (data: string): LiveEvent => liveEventSchema.parse(JSON.parse(data)),
    readMovedOn: (payload: unknown): MovedOn => movedOnSchema.parse(payload),
  };
}

function restaurantCalls(call: Call) {
  return {
    ordering: (): Promise<Reply<DeskOrdering>> =>
      call("GET", `${ROOT}/ordering`, reader(deskOrderingSchema)),
    /** Absent fields are not changed; null ends the pause or the extra minutes at once. */
    changeOrdering: (change: OrderingChange): Promise<Reply<DeskOrdering>> =>
      call("PUT", `${ROOT}/ordering`, reader(deskOrderingSchema), change),
    kitchenSettings: (): Promise<Reply<KitchenSettings>> =>
      call("GET", `${ROOT}/kitchen-settings`, reader(kitchenSettingsSchema)),
    changeKitchenSettings: (change: KitchenSettingsChange): Promise<Reply<KitchenSettings>> =>
      call("PUT", `${ROOT}/kitchen-settings`, reader(kitchenSettingsSchema), change),
    deskSettings: (): Promise<Reply<DeskSettings>> =>
      call("GET", `${ROOT}/desk-settings`, reader(deskSettingsSchema)),
    changeDeskSettings: (change: DeskSettingsChange): Promise<Reply<DeskSettings>> =>
      call("PUT", `${ROOT}/desk-settings`, reader(deskSettingsSchema), change),
    paymentChecks: (): Promise<Reply<PaymentChecks>> =>
      call("GET", `${ROOT}/payment-checks`, reader(paymentChecksSchema)),
    markCheckSeen: (id: number): Promise<Reply<PaymentChecks>> =>
      call("POST", `${ROOT}/payment-checks/${id}/seen`, reader(paymentChecksSchema), {}),
    /** `key` is an idempotency key: one per intended refund. */
    refund: (orderId: string, body: RefundRequest): Promise<Reply<DeskOrderDetail>> =>
      call(
        "POST",
        `${ROOT}/orders/${encodeURIComponent(orderId)}/refund`,
        reader(deskOrderDetailSchema),
        body,
      ),
    receipt: (number: number): Promise<Reply<Receipt>> =>
      call("GET", `${ROOT}/receipts/${number}`, reader(receiptSchema)),
  };
}

function printingCalls(call: Call, root: string) {
  const readPrinters = reader(printersSchema);
  const readOrder = reader(deskOrderSchema);
  const printer = (id: number) => `${ROOT}/printers/${id}`;
  const printedOrderPath = (orderId: string) => `${ROOT}/orders/${encodeURIComponent(orderId)}`;
  return {
    printers: (): Promise<Reply<Printers>> => call("GET", `${ROOT}/printers`, readPrinters),
    addPrinter: (body: PrinterRequest): Promise<Reply<Printers>> =>
      call("POST", `${ROOT}/printers`, readPrinters, body),
    changePrinter: (id: number, changes: PrinterChanges): Promise<Reply<Printers>> =>
      call("PATCH", printer(id), readPrinters, changes),
    removePrinter: (id: number): Promise<Reply<Printers>> =>
      call("DELETE", printer(id), readPrinters),
    /** The returned record has the printer's new status. */
    testPrinter: (id: number): Promise<Reply<Printers>> =>
      call("POST", `${printer(id)}/test`, readPrinters, {}),
    /** What may have been printed before is marked as a duplicate, with the name of the person. */
    printOrder: (orderId: string, body: PrintRequest): Promise<Reply<DeskOrder>> =>
      call("POST", `${printedOrderPath(orderId)}/print`, readOrder, body),
    /** Confirms that an unclear print job was printed. */
    confirmPrinted: (jobId: number): Promise<Reply<DeskOrder>> =>
      call("POST", `${ROOT}/print-jobs/${jobId}/printed`, readOrder, {}),
    /** URL for an `<img>`: the print document as SVG, 576 px wide and as high as it is long. */
    documentAddress: (orderId: string, kind: DocumentKind) =>
      `${root.replace(/\/+$/, "")}${printedOrderPath(orderId)}/ticket.svg?kind=${kind}`,
  };
}

function reader<S extends z.ZodType>(schema: S): (payload: unknown) => z.output<S> {
  return (payload) => schema.parse(payload);
}

function readNothing(): null {
  return null;
}
