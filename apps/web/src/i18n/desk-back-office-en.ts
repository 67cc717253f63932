import type { backOfficeFr } from "./desk-back-office-fr.ts";
import { rolesEn } from "./desk-roles-en.ts";
import { plural } from "./plural.ts";

export const backOfficeEn: typeof backOfficeFr = {
  days: {
    day: "Day",
    dayBefore: "Day before",
    dayAfter: "Day after",
    search: "Number, name or phone",
    found: (found, total) =>
      total === 0
        ? "No orders that day."
        : found === 0
          ? "No order that day matches this search."
          : `${found} of ${total}`,
    details: "Details",
    open: (number) => `Details of order ${number}`,
  },
  account: {
    password: "Password",
    oldPassword: "Current password",
    changePassword: "Change the password",
    passwordChanged: "Done. Your other devices will have to sign in again.",
    sessions: {
      title: "Connected devices",
      unknown: "Unknown device",
      device: (browser, system) => `${browser} on ${system}`,
      here: "This device",
      lastUsed: (moment) => `Last seen ${moment}`,
      end: "Sign out",
      endNamed: (device) => `Sign out ${device}`,
      endOthers: "Sign out all others",
    },
  },
  totp: {
    title: "Two-step sign-in",
    on: "A code of your app is asked for at every sign-in.",
    off: "Besides the password, a code from your phone: even a stolen password opens nothing.",
    yourPassword: "Your password, to confirm",
    turnOn: "Turn on",
    turnOff: "Turn off",
    scan: "Scan this code with your app (Aegis, Google Authenticator, 1Password…).",
    qr: "QR code of two-step sign-in",
    byHand: "Or copy this key:",
    firstCode: "The code it shows",
    confirm: "Confirm",
    keepCodes:
      "It is on. Keep these recovery codes somewhere safe: each works once, and they will not be shown again.",
    codes: "Recovery codes",
    copy: "Copy the codes",
    copied: "Copied",
  },
  people: {
    team: "Who works here",
    you: "(you)",
    hasTotp: "two-step sign-in",
    isDisabled: "access suspended",
    role: "Role",
    roleOf: (name) => `Role of ${name}`,
    roles: rolesEn.described,
    disable: "Suspend",
    enable: "Restore",
    disableWho: (name) => `Suspend the access of ${name}`,
    enableWho: (name) => `Restore the access of ${name}`,
    factor: {
      open: "Lost two-step sign-in",
      openWho: (name) => `Lost two-step sign-in: ${name}`,
      title: (name) => `Remove the two-step sign-in of ${name}?`,
      text: "Their devices are signed out, and their password is enough to sign in again. A mail tells them. Make sure that it is this person who asks for it.",
      submit: "Remove two-step sign-in",
      keep: "Keep it",
      done: (name) => `The two-step sign-in of ${name} is removed. A mail is on its way.`,
    },
    invite: "Invite somebody",
    invitations: "Invitations waiting",
    sendInvitation: "Send the invitation",
    invited: (email) => `The invitation has gone to ${email}. It works for 72 hours.`,
    until: (moment) => `works until ${moment}`,
    withdraw: "Withdraw",
    withdrawWhose: (email) => `Withdraw the invitation of ${email}`,
  },
  payments: {
    waiting: (count) =>
      plural(count, "A payment is to be checked", `${count} payments are to be checked`),
    lead: "What is unclear between card and order, until somebody has seen it.",
    noneTitle: "Nothing to check",
    noneText: "Every payment is as its order says.",
    seen: "Seen",
    seenBy: (who) => `Seen by ${who}`,
    kinds: {
      without_order: "payment without an order",
      differs: "another amount than the order’s",
      paid_late: "paid late",
      lost: "order whose payment is gone",
      capture_failed: "could not be captured",
      refund_failed: "could not be refunded",
      refunded_elsewhere: "refunded elsewhere",
      dispute: "disputed by the customer",
    },
    outcomes: {
      releasing: "being given back",
      settled: "matched with its order",
      nothing: "nothing was done",
      captured: "captured",
      voided: "released",
      refunded: "refunded",
      refused: "refused by the provider: to be settled there",
    },
  },
  receipts: {
    title: (number, isCreditNote) => `${isCreditNote ? "Credit note" : "Receipt"} no. ${number}`,
    back: "Back to history",
    print: "Print",
    fields: {
      address: "the address",
      siret: "the SIRET number",
      vat_number: "the VAT number (unless you are exempt)",
    },
    missing: (names) =>
      `Your receipts lack ${names}. Complete the settings “business” and “contacts”: the law asks for them. Receipts that were issued stay as they are.`,
  },
};
