import type { settingsFr } from "./desk-settings-fr.ts";

export const settingsEn: typeof settingsFr = {
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
};
