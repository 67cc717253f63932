import type { settingsFr } from "./desk-settings-fr.ts";

export const settingsEn: typeof settingsFr = {
  capacity: "What the kitchen can take on",
  capacityText:
    "The most that a slot takes: once full it is no longer offered to customers. An empty field: no limit. A change here holds at once.",
  types: { pickup: "Pickup", delivery: "Delivery" },
  ordersPerSlot: "Orders per slot",
  piecesPerSlot: "Pieces per slot",
  pause: "Pause and delays",
  pauseText: "What the “Pause” button offers the whole team.",
  pauseMinutes: "Short pause (minutes)",
  extraChoices: "Delays to choose from (minutes)",
  extraChoicesHint: "Up to four, separated by commas.",
  unanswered: "When nobody answers",
  unansweredText:
    "An order that waits is first reported to you by e-mail. If it still waits, it is rejected by itself: the customer is told and nothing is taken from them.",
  alertAfter: "Tell the owners after (minutes)",
  rejectAfter: "Reject the order after (minutes)",
  neverAlerted: "With these times the order would be rejected before you are told.",
  webhook: "Tell another system",
  webhookText:
    "Along with the e-mail, Noren can call an address: from there goes a text message, a phone call, whatever you like.",
  url: "Address to call",
  urlHint: "Empty: nobody is called.",
  secret: "Signing key",
  secretHint: "It signs every call (X-Noren-Signature). Nobody can read it here again.",
  secretKept: "A key is stored. Write another one to replace it.",
  save: "Save",
  saved: "Saved.",
  fields: {
    pickup_orders_per_slot: "pickup orders per slot",
    pickup_pieces_per_slot: "pickup pieces per slot",
    delivery_orders_per_slot: "delivery orders per slot",
    delivery_pieces_per_slot: "delivery pieces per slot",
    pause_minutes: "short pause, in minutes",
    extra_choices: "minutes on offer to add",
    alert_after_minutes: "alert after, in minutes",
    reject_after_minutes: "rejected after, in minutes",
    webhook_url: "address called",
    has_webhook_secret: "signing key",
  },
  actions: {
    kitchen_settings_changed: "changed what the kitchen can take on",
    desk_settings_changed: "changed the desk’s settings",
  },
};
