import type { OperationText } from "./operations.ts";
import { STAFF_BACK_OFFICE_OPERATIONS } from "./staff-back-office-operations.ts";
import { STAFF_DRAFT_OPERATIONS } from "./staff-draft-operations.ts";
import { STAFF_MENU_OPERATIONS } from "./staff-menu-operations.ts";
import { ORDER, STAFF_ORDER_OPERATIONS } from "./staff-order-operations.ts";
import type { StaffRoute } from "./staff-route.ts";

const EMAIL = "owner@example.com";
/** The id of no printer, so that running the examples prints nothing. */
const PRINTER = { id: "9" };
const PASSWORD = "sept lanternes au vent";

/** Texts for every route of the desk and for no other, or they do not compile. */
export type StaffOperations = Record<StaffRoute, OperationText>;

/** Endpoints of the desk: authenticated by cookie; changes need the header `x-noren-desk: 1`. */
export const STAFF_OPERATIONS = {
  "post /v2/staff/sign-in": {
    tag: "Desk",
    summary: "Signs a staff member in; sets a cookie",
    body: { email: EMAIL, password: PASSWORD, code: null },
  },
  "post /v2/staff/sign-out": { tag: "Desk", summary: "Ends the session of the cookie" },
  "get /v2/staff/me": { tag: "Desk", summary: "The signed-in person and their rights" },
  "post /v2/staff/me/hints": {
    tag: "Desk",
    summary: "Marks an onboarding hint as completed",
    body: { hint: "accept" },
  },
  "put /v2/staff/me/password": {
    tag: "Desk",
    summary: "Changes one's own password and ends one's other sessions",
    body: { password: PASSWORD, new_password: "huit lanternes au vent", code: null },
  },
  "post /v2/staff/me/totp": {
    tag: "Desk",
    summary: "Begins TOTP enrolment: a secret for an authenticator app",
    body: { password: PASSWORD },
  },
  "post /v2/staff/me/totp/confirm": {
    tag: "Desk",
    summary: "Enables TOTP with the app's first code; returns recovery codes",
    body: { code: "123456" },
  },
  "post /v2/staff/me/totp/remove": {
    tag: "Desk",
    summary: "Disables TOTP; requires both factors",
    body: { password: PASSWORD, code: "123456" },
  },
  "get /v2/staff/me/sessions": { tag: "Desk", summary: "The person's sessions" },
  "post /v2/staff/me/sessions/end": {
    tag: "Desk",
    summary: "Ends one of one's own sessions; without an id all others",
    body: { id: null },
  },
  "get /v2/staff/me/push": {
    tag: "Desk",
    summary:
      "Whether this session's device is woken for new orders by Web Push, and with which key",
  },
  "put /v2/staff/me/push": {
    tag: "Desk",
    summary: "Wakes this session's device for new orders; the body is its browser's subscription",
    body: {
      endpoint: "https://push.example.net/send/3f0c1a9e",
      keys: {
        p256dh:
          "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
        auth: "tBHItJI5svbpez7KI4CCXg",
      },
    },
  },
  "delete /v2/staff/me/push": {
    tag: "Desk",
    summary: "Wakes this session's device no longer",
  },
  "post /v2/staff/forgotten-password": {
    tag: "Desk",
    summary: "Mails a link for a new password; the answer is the same for an unknown e-mail",
    body: { email: EMAIL },
  },
  "post /v2/staff/links/inspect": {
    tag: "Desk",
    summary: "Reads the purpose of a link from a mail or the log",
    body: { token: "the part of the link after the #" },
  },
  "post /v2/staff/links/use": {
    tag: "Desk",
    summary: "Redeems a link: sets the password and signs in",
    body: { token: "the part of the link after the #", name: "Ada", password: PASSWORD },
  },
  "get /v2/staff/people": { tag: "Desk", summary: "The staff and the invitations" },
  "post /v2/staff/people/invitations": {
    tag: "Desk",
    summary: "Invites a person by mail; the link is valid for 72 hours",
    body: { email: "chef@example.com", role: "kitchen", locale: "fr" },
  },
  "delete /v2/staff/people/invitations/{id}": {
    tag: "Desk",
    summary: "Withdraws an invitation",
    parameters: { id: "1" },
  },
  "patch /v2/staff/people/{id}": {
    tag: "Desk",
    summary: "Changes a person's name or role, or disables them",
    parameters: { id: "2" },
    body: { role: "manager", disabled: false },
  },
  "delete /v2/staff/second-factors/{id}": {
    tag: "Desk",
    summary: "Takes a lost second factor off another person's account, who is mailed",
    parameters: { id: "2" },
  },
  "get /v2/staff/today": {
    tag: "Desk",
    summary: "The current and the next service, and the next closed date",
  },
  "get /v2/staff/ordering": {
    tag: "Desk",
    summary: "Whether ordering is paused, and until when",
  },
  "put /v2/staff/ordering": {
    tag: "Desk",
    summary:
      "Pauses ordering for minutes, this service or today, or adds minutes to promised times",
    body: { pause: { minutes: 30 }, extra: { add_minutes: 15, end: { until: "service" } } },
  },
  "get /v2/staff/kitchen-settings": {
    tag: "Desk",
    summary: "The limits per slot and the choices for pauses",
  },
  "put /v2/staff/kitchen-settings": {
    tag: "Desk",
    summary: "Changes the limits per slot; null: no limit",
    body: { pickup_orders_per_slot: 8, delivery_pieces_per_slot: null, pause_minutes: 30 },
  },
  "get /v2/staff/desk-settings": {
    tag: "Desk",
    summary: "When and how owners are alerted",
  },
  "put /v2/staff/desk-settings": {
    tag: "Desk",
    summary: "Changes when and how owners are alerted",
    body: { alert_after_minutes: 4, reject_after_minutes: 13, webhook_url: "" },
  },
  "get /v2/staff/payment-checks": { tag: "Desk", summary: "Payments that staff have to check" },
  "post /v2/staff/payment-checks/{id}/seen": {
    tag: "Desk",
    summary: "Marks a payment check as seen",
    parameters: { id: "1" },
  },
  "get /v2/staff/receipts/{number}": {
    tag: "Desk",
    summary: "A receipt or credit note by its number",
    parameters: { number: "1" },
  },
  "get /v2/staff/events": {
    tag: "Desk",
    summary: "Live events as server-sent events, resumed by `Last-Event-ID`",
    parameters: { after: "0" },
  },
  "get /v2/staff/audit": {
    tag: "Desk",
    summary: "The audit log of the desk, newest first",
    parameters: { page: "1", limit: "20" },
  },
  "get /v2/staff/printers": {
    tag: "Desk",
    summary: "The printers with their last status and number of waiting jobs",
  },
  "post /v2/staff/printers": {
    tag: "Desk",
    summary:
      "Adds a network printer (ESC/POS over TCP), on which new orders are printed automatically",
    body: {
      name: "Cuisine",
      host: "192.168.1.50",
      port: 9100,
      kinds: ["ticket"],
      copies: 1,
      print_when: "acceptance",
      enabled: true,
    },
  },
  "patch /v2/staff/printers/{id}": {
    tag: "Desk",
    summary: "Changes, enables or disables a printer",
    parameters: PRINTER,
    body: { enabled: false },
  },
  "delete /v2/staff/printers/{id}": {
    tag: "Desk",
    summary: "Removes a printer; its waiting jobs are dropped",
    parameters: PRINTER,
  },
  "post /v2/staff/printers/{id}/test": {
    tag: "Desk",
    summary: "Prints a test page and returns the printer's status",
    parameters: PRINTER,
  },
  "post /v2/staff/orders/{order_id}/print": {
    tag: "Desk",
    summary:
      "Prints a document of an order; marked as a duplicate if it may have been printed before",
    parameters: ORDER,
    body: { kind: "ticket", printer_id: 1, key: "7c1d52ab-reprint" },
  },
  "post /v2/staff/print-jobs/{id}/printed": {
    tag: "Desk",
    summary: "Marks an unclear print job as printed",
    parameters: { id: "1" },
  },
  "get /v2/staff/orders/{order_id}/ticket.svg": {
    tag: "Desk",
    summary: "An order's kitchen ticket or bag label as a picture",
    parameters: { ...ORDER, kind: "ticket" },
  },
  ...STAFF_DRAFT_OPERATIONS,
  ...STAFF_BACK_OFFICE_OPERATIONS,
  ...STAFF_MENU_OPERATIONS,
  ...STAFF_ORDER_OPERATIONS,
} satisfies StaffOperations;
