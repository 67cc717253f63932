import type { OperationText } from "./operations.ts";

const EMAIL = "owner@example.com";
const ORDER = { order_id: "Zx81bQ0vTt9cYw2LmN4pRs" };
/** The id of no printer, so that running the examples prints nothing. */
const PRINTER = { id: "9" };
const PASSWORD = "sept lanternes au vent";

/** Endpoints of the desk: authenticated by cookie; changes need the header `x-noren-desk: 1`. */
export const STAFF_OPERATIONS: Record<string, OperationText> = {
  "post /v2/staff/sign-in": {
    access: "anyone",
    tag: "Desk",
    summary: "Signs a staff member in, by cookie",
    body: { email: EMAIL, password: PASSWORD, code: null },
  },
  "post /v2/staff/sign-out": { tag: "Desk", summary: "Ends the session of the cookie" },
  "get /v2/staff/me": { tag: "Desk", summary: "Who is signed in, and what they may do" },
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
    summary: "Begins the second factor: a secret for an authenticator app",
    body: { password: PASSWORD },
  },
  "post /v2/staff/me/totp/confirm": {
    tag: "Desk",
    summary: "Turns the second factor on with the app's first code; gives recovery codes",
    body: { code: "123456" },
  },
  "post /v2/staff/me/totp/remove": {
    tag: "Desk",
    summary: "Turns the second factor off; asks for both factors",
    body: { password: PASSWORD, code: "123456" },
  },
  "get /v2/staff/me/sessions": { tag: "Desk", summary: "Where one is signed in" },
  "post /v2/staff/me/sessions/end": {
    tag: "Desk",
    summary: "Ends one of one's own sessions; without an id all others",
    body: { id: null },
  },
  "post /v2/staff/forgotten-password": {
    access: "anyone",
    tag: "Desk",
    summary: "Mails a link for a new password; the answer is the same for an unknown e-mail",
    body: { email: EMAIL },
  },
  "post /v2/staff/links/inspect": {
    access: "anyone",
    tag: "Desk",
    summary: "What a link of a mail or of the log is for",
    body: { token: "the part of the link after the #" },
  },
  "post /v2/staff/links/use": {
    access: "anyone",
    tag: "Desk",
    summary: "Chooses the password that a link is for, and signs in",
    body: { token: "the part of the link after the #", name: "Ada", password: PASSWORD },
  },
  "get /v2/staff/people": { tag: "Desk", summary: "Who works at the desk, and who is invited" },
  "post /v2/staff/people/invitations": {
    tag: "Desk",
    summary: "Invites somebody by mail; the link holds 72 hours",
    body: { email: "chef@example.com", role: "kitchen", locale: "fr" },
  },
  "delete /v2/staff/people/invitations/{id}": {
    tag: "Desk",
    summary: "Withdraws an invitation",
    parameters: { id: "1" },
  },
  "patch /v2/staff/people/{id}": {
    tag: "Desk",
    summary: "Changes somebody's name or role, or shuts them out",
    parameters: { id: "2" },
    body: { role: "manager", disabled: false },
  },
  "get /v2/staff/orders": {
    tag: "Desk",
    summary: "The open orders; with a date all of that day's slots, page by page",
    parameters: { date: "2026-11-21", page: "1", limit: "20" },
  },
  "get /v2/staff/orders/{order_id}": {
    tag: "Desk",
    summary: "One order, and what happened to it",
    parameters: ORDER,
  },
  "post /v2/staff/orders/{order_id}/acknowledge": {
    tag: "Desk",
    summary: "Stops the ringing for everybody",
    parameters: ORDER,
  },
  "post /v2/staff/orders/{order_id}/accept": {
    tag: "Desk",
    summary: "Accepts with a promised time, in minutes or exact; without one the slot's",
    parameters: ORDER,
    body: { version: 0, minutes: 20 },
  },
  "post /v2/staff/orders/{order_id}/reject": {
    tag: "Desk",
    summary: "Rejects with a reason; the money goes back",
    parameters: ORDER,
    body: { version: 0, reason: "sold_out", message: "Plus de saumon ce soir, pardon." },
  },
  "post /v2/staff/orders/{order_id}/delay": {
    tag: "Desk",
    summary: "Promises another time",
    parameters: ORDER,
    body: { version: 1, promised_at: "2026-11-21T20:10:00+01:00" },
  },
  "post /v2/staff/orders/{order_id}/preparing": {
    tag: "Desk",
    summary: "It is being prepared",
    parameters: ORDER,
    body: { version: 1 },
  },
  "post /v2/staff/orders/{order_id}/ready": {
    tag: "Desk",
    summary: "It is ready",
    parameters: ORDER,
    body: { version: 2 },
  },
  "post /v2/staff/orders/{order_id}/out-for-delivery": {
    tag: "Desk",
    summary: "It is on its way",
    parameters: ORDER,
    body: { version: 3 },
  },
  "post /v2/staff/orders/{order_id}/completed": {
    tag: "Desk",
    summary: "It was handed over",
    parameters: ORDER,
    body: { version: 4 },
  },
  "post /v2/staff/orders/{order_id}/cancel": {
    tag: "Desk",
    summary: "Takes back what was accepted; the money goes back",
    parameters: ORDER,
    body: { version: 1, reason: "customer_request" },
  },
  "post /v2/staff/orders/{order_id}/refund": {
    tag: "Desk",
    summary:
      "Gives an amount, or pieces of lines and the delivery fee back, once for each key; a credit note follows",
    parameters: ORDER,
    body: {
      lines: [{ line: 0, quantity: 1 }],
      key: "3f0c1a9e-refund",
      reason: "Une soupe manquait",
    },
  },
  "get /v2/staff/ordering": {
    tag: "Desk",
    summary: "Whether orders are taken, and until when not",
  },
  "put /v2/staff/ordering": {
    tag: "Desk",
    summary: "Pauses ordering for minutes, this service or today, or makes promises longer",
    body: { pause: { minutes: 30 }, extra: { add_minutes: 15, end: { until: "service" } } },
  },
  "get /v2/staff/kitchen-settings": {
    tag: "Desk",
    summary: "How much the kitchen takes on in a slot, and what a pause offers",
  },
  "put /v2/staff/kitchen-settings": {
    tag: "Desk",
    summary: "Changes how much the kitchen takes on; null: any number",
    body: { pickup_orders_per_slot: 8, delivery_pieces_per_slot: null, pause_minutes: 30 },
  },
  "get /v2/staff/desk-settings": {
    tag: "Desk",
    summary: "When the owner is warned, and whom to call",
  },
  "put /v2/staff/desk-settings": {
    tag: "Desk",
    summary: "Changes when the owner is warned, and whom to call",
    body: { alert_after_minutes: 4, reject_after_minutes: 13, webhook_url: "" },
  },
  "get /v2/staff/payment-checks": { tag: "Desk", summary: "Payments that a person should look at" },
  "post /v2/staff/payment-checks/{id}/seen": {
    tag: "Desk",
    summary: "A person has looked at it",
    parameters: { id: "1" },
  },
  "get /v2/staff/receipts/{number}": {
    tag: "Desk",
    summary: "A receipt or credit note by its number",
    parameters: { number: "1" },
  },
  "get /v2/staff/events": {
    tag: "Desk",
    summary: "What happens, live: server-sent events that go on after a gap by `Last-Event-ID`",
    parameters: { after: "0" },
  },
  "get /v2/staff/audit": {
    tag: "Desk",
    summary: "What was done at the desk and what was refused, newest first",
    parameters: { page: "1", limit: "20" },
  },
  "get /v2/staff/printers": {
    tag: "Desk",
    summary: "The restaurant's printers, the last status of each and what waits for it",
  },
  "post /v2/staff/printers": {
    tag: "Desk",
    summary: "Sets a network printer up (ESC/POS over TCP); from then on it prints by itself",
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
    summary: "Changes a printer, or switches it on and off",
    parameters: PRINTER,
    body: { enabled: false },
  },
  "delete /v2/staff/printers/{id}": {
    tag: "Desk",
    summary: "Removes a printer; what waits for it is not printed",
    parameters: PRINTER,
  },
  "post /v2/staff/printers/{id}/test": {
    tag: "Desk",
    summary: "Prints a test page at once, and says what the printer says",
    parameters: PRINTER,
  },
  "post /v2/staff/orders/{order_id}/print": {
    tag: "Desk",
    summary:
      "Prints a paper of an order; what may have come out before says that it is a duplicate",
    parameters: ORDER,
    body: { kind: "ticket", printer_id: 1, key: "7c1d52ab-reprint" },
  },
  "post /v2/staff/print-jobs/{id}/printed": {
    tag: "Desk",
    summary: "A paper whose fate was unclear did come out",
    parameters: { id: "1" },
  },
  "get /v2/staff/orders/{order_id}/ticket.svg": {
    tag: "Desk",
    summary: "An order's kitchen ticket or bag label as a picture, as a printer makes it",
    parameters: { ...ORDER, kind: "ticket" },
  },
};
