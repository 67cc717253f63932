import { deviceEn } from "./desk-device-en.ts";
import type { DeskMessages } from "./desk-fr.ts";
import { onboardingEn } from "./desk-onboarding-en.ts";
import { openDraftEn } from "./desk-open-draft-en.ts";
import { ordersEn } from "./desk-orders-en.ts";
import { PAGE_TITLES } from "./desk-page-titles.ts";
import { pauseEn } from "./desk-pause-en.ts";
import { printingEn } from "./desk-printing-en.ts";
import { refundEn } from "./desk-refund-en.ts";
import { rolesEn } from "./desk-roles-en.ts";
import { sessionEn } from "./desk-session-en.ts";
import { plural } from "./plural.ts";

export const deskEn: DeskMessages = {
  desk: "Order desk",
  language: "Language",
  languages: { fr: "Français", en: "English" },
  close: "Close",
  undo: "Undo",
  now: "Right now",
  others: (count) => plural(count, "1 more notice", `${count} more notices`),
  wholeNotice: "Read the whole notice",
  fewer: "Fewer notices",
  standing: "Ordering and printers",
  unreachable: "The server did not answer. Check the network, then try again.",
  theSystem: "The system",
  theCustomer: "The customer",
  roles: rolesEn.names,
  nav: {
    label: "Desk",
    menu: "Menu",
    groups: { service: "Service", menu: "The menu", restaurant: "The restaurant" },
    ...PAGE_TITLES.en,
    signOut: "Sign out",
  },
  connection: {
    lost: "Connection lost.",
    lostText: "New orders no longer arrive here. The desk reconnects by itself.",
  },
  proxy: {
    untrusted: "The server takes all visitors for one.",
    untrustedText:
      "The site comes through a proxy that the server does not know: a few wrong passwords then shut everybody out. Whoever runs the server should set",
  },
  alarm: {
    silent: "The bell is off.",
    silentText: "Without it an order can go unnoticed.",
    arm: "Turn the bell on",
    armed: "The bell is on",
    rings: (count, isArmed) =>
      `${isArmed ? "Ringing" : "Not ringing"}: ${plural(count, "one new order", `${count} new orders`)}`,
    ringsLost: (count, isArmed) =>
      `${isArmed ? "Ringing" : "Not ringing"}: ${plural(count, "one payment lost", `${count} payments lost`)}, collect the money`,
    title: (count) => plural(count, "New order", `${count} new orders`),
    titleLost: (count) =>
      `${plural(count, "Payment lost", `${count} payments lost`)}, collect the money`,
    notice: (number, isPickup) => `${number} · ${isPickup ? "pickup" : "delivery"}`,
    again: "— still not answered",
    stop: (number) => `Seen: ${number}`,
  },
  printing: printingEn,
  storage: {
    low: {
      title: "The server’s disk is nearly full.",
      text: "Once it is full, orders are refused: tell whoever looks after it.",
    },
    full: {
      title: "The server’s disk is full.",
      text: "Orders are being refused: make room at once.",
    },
  },
  refund: refundEn,
  paymentsToCheck: (count) =>
    plural(count, "A payment is to be checked", `${count} payments are to be checked`),
  receiptTitle: (number, isCreditNote) =>
    `${isCreditNote ? "Credit note" : "Receipt"} no. ${number}`,
  openDraft: openDraftEn,
  tryAgain: "Try again",
  pages: {
    label: "Pages",
    newer: "Newer",
    older: "Older",
    of: (page, pages) => `Page ${page} of ${pages}`,
  },
  notHere: {
    title: "Page not found",
    heading: "Nothing here",
    text: "This page does not exist, or your role does not open it.",
    back: "To the orders",
  },
  demonstration: {
    title: "Demonstration of card payment.",
    text: "No card is charged.",
  },
  pause: pauseEn,
  onboarding: onboardingEn,
  device: deviceEn,
  fault: {
    title: "This page has stopped",
    text: "No order is lost: they are on the server. Reload to go on.",
    reload: "Reload",
  },
  ...sessionEn,
  ...ordersEn,
};
