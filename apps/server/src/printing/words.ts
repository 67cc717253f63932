import type { Locale } from "@noren/contract/locales.ts";
import type { OrderReason } from "@noren/contract/staff/orders.ts";
import type { OrderRow } from "../db/schema.ts";

const fr = {
  pickup: "À emporter",
  delivery: "Livraison",
  dueAt: {
    pickup: (time: string) => `Prête à ${time}`,
    delivery: (time: string) => `Chez le client à ${time}`,
  },
  asap: "Dès que possible",
  note: (text: string) => `Note\u00a0: ${text}`,
  free: "(offert)",
  dishes: (count: number) => (count === 1 ? "1 article" : `${count} articles`),
  toPack: "À emballer",
  due: (total: string) => `À encaisser ${total}`,
  paid: (total: string) => `Payé ${total}`,
  notPaid: (total: string) => `${total} non payés (démonstration)`,
  cardLost: "Non payée\u00a0: la carte n’a pas été débitée",
  nothingDue: "Rien à encaisser",
  refunded: (total: string) => `Remboursé ${total}`,
  refundedOf: (back: string, total: string) => `Remboursement\u00a0: ${back} sur ${total}`,
  placed: (day: string, time: string) => `Passée le ${day} à ${time}`,
  printed: (day: string, time: string) => `Imprimé le ${day} à ${time}`,
  duplicate: "Duplicata",
  requestedBy: (who: string) => `demandé par ${who}`,
  zone: (name: string) => `Zone\u00a0: ${name}`,
  cancelled: "Annulée",
  reason: (reason: string) => `Motif\u00a0: ${reason}`,
  reasons: {
    too_busy: "trop de commandes",
    sold_out: "plat épuisé",
    closing: "fermeture",
    cannot_deliver: "livraison impossible",
    customer_request: "à la demande du client",
    no_answer: "client injoignable",
    other: "autre raison",
  } satisfies Record<OrderReason, string>,
  unanswered: "sans réponse à temps",
  test: {
    title: "Essai d’impression",
    works: "Cette imprimante reçoit les tickets de",
    letters: "À Â Ç É È Ê Ë Î Ï Ô Œ Ù Û Ü Ÿ Æ — à â ç é è ê ë î ï ô œ ù û ü ÿ æ — « 12,50\u00a0€ »",
    codePage: (now: number) =>
      `Table de caractères\u00a0: ${now}. Le bon numéro est celui de la ligne juste\u00a0:`,
    sample: "Prête à Évry, œuf 11,80\u00a0€",
    columns: (now: number) =>
      `Caractères par ligne\u00a0: ${now}. Le bon nombre est le plus grand qui tient sur sa ligne\u00a0:`,
  },
};

const en: typeof fr = {
  pickup: "Pickup",
  delivery: "Delivery",
  dueAt: {
    pickup: (time) => `Ready at ${time}`,
    delivery: (time) => `At the customer’s at ${time}`,
  },
  asap: "As soon as possible",
  note: (text) => `Note: ${text}`,
  free: "(free)",
  dishes: (count) => (count === 1 ? "1 item" : `${count} items`),
  toPack: "To pack",
  due: (total) => `To collect ${total}`,
  paid: (total) => `Paid ${total}`,
  notPaid: (total) => `${total} not paid (demonstration)`,
  cardLost: "Not paid: the card was not charged",
  nothingDue: "Nothing to collect",
  refunded: (total) => `Refunded ${total}`,
  refundedOf: (back, total) => `Refund: ${back} of ${total}`,
  placed: (day, time) => `Placed on ${day} at ${time}`,
  printed: (day, time) => `Printed on ${day} at ${time}`,
  duplicate: "Duplicate",
  requestedBy: (who) => `asked for by ${who}`,
  zone: (name) => `Zone: ${name}`,
  cancelled: "Cancelled",
  reason: (reason) => `Reason: ${reason}`,
  reasons: {
    too_busy: "too many orders",
    sold_out: "dish sold out",
    closing: "closing",
    cannot_deliver: "cannot be delivered",
    customer_request: "asked for by the customer",
    no_answer: "customer cannot be reached",
    other: "another reason",
  },
  unanswered: "not answered in time",
  test: {
    title: "Test print",
    works: "This printer gets the tickets of",
    letters: fr.test.letters,
    codePage: (now) => `Code page: ${now}. The right number is that of the line without faults:`,
    sample: fr.test.sample,
    columns: (now) =>
      `Characters per line: ${now}. The right number is the largest that fits on its line:`,
  },
};

/** The copy of print documents, in the restaurant's language. */
export const TICKET_WORDS: Record<Locale, typeof fr> = { fr, en };
export type TicketWords = typeof fr;

/**
 * Why an order was rejected or cancelled. `no_answer` means the restaurant's on a rejection, and
 * the customer's on a cancellation.
 */
export function reasonInWords(
  { progress, reason }: Pick<OrderRow, "progress" | "reason">,
  locale: Locale,
): string {
  const words = TICKET_WORDS[locale];
  if (progress === "rejected" && reason === "no_answer") return words.unanswered;
  return words.reasons[reason ?? "other"];
}
