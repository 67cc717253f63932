import type { OrderReason } from "@noren/contract/staff/orders.ts";
import type { Allergen } from "@noren/ordering/declarations.ts";
import type { OrderCommand, Progress } from "@noren/ordering/progress.ts";
import { plural } from "./plural.ts";

const columns: Record<Progress, string> = {
  new: "Nouvelles",
  accepted: "Acceptées",
  preparing: "En préparation",
  ready: "Prêtes",
  out_for_delivery: "En livraison",
  completed: "Terminées",
  rejected: "Refusées",
  cancelled: "Annulées",
};

const steps: Record<Exclude<OrderCommand, "accept" | "reject"> | "delivered", string> = {
  delay: "Changer l’heure",
  preparing: "Commencer",
  ready: "C’est prêt",
  out_for_delivery: "Partie en livraison",
  completed: "Remise au client",
  delivered: "Livrée",
  cancel: "Annuler la commande",
};

const done: Record<OrderCommand, (number: string, time: string) => string> = {
  accept: (number, time) => `${number} acceptée pour ${time}. Le client va être prévenu.`,
  reject: (number) => `${number} refusée. Le client va être prévenu.`,
  delay: (number, time) =>
    `${number} est maintenant promise pour ${time}. Le client va être prévenu.`,
  preparing: (number) => `${number} est en préparation.`,
  ready: (number) => `${number} est prête. Le client va être prévenu.`,
  out_for_delivery: (number) => `${number} est partie en livraison.`,
  completed: (number) => `${number} est terminée.`,
  cancel: (number) => `${number} annulée. Le client va être prévenu.`,
};

const reasons: Record<OrderReason, string> = {
  too_busy: "Trop de commandes",
  sold_out: "Plat épuisé",
  closing: "Nous fermons",
  cannot_deliver: "Livraison impossible",
  customer_request: "À la demande du client",
  no_answer: "Client injoignable",
  other: "Autre raison",
};

/** Names of the allergens beside a dish, the shortest that a cook reads at a glance. */
const allergenShorts: Record<Allergen, string> = {
  gluten: "gluten",
  crustaceans: "crustacés",
  eggs: "œufs",
  fish: "poisson",
  peanuts: "arachides",
  soy: "soja",
  milk: "lait",
  nuts: "fruits à coque",
  celery: "céleri",
  mustard: "moutarde",
  sesame: "sésame",
  sulphites: "sulfites",
  lupin: "lupin",
  molluscs: "mollusques",
};

/** Minutes of a day. */
const DAY = 24 * 60;

/** Time until the promised one, rounded more coarsely the further away it is. */
function left(minutes: number): string {
  if (minutes < 0) return `${-minutes} min de retard`;
  if (minutes === 0) return "maintenant";
  if (minutes <= 120) return `dans ${minutes} min`;
  if (minutes <= 2 * DAY) return `dans ${Math.floor(minutes / 60)} h`;
  return `dans ${Math.floor(minutes / DAY)} jours`;
}

/** Texts of orders on the desk: cards, commands and history. */
export const ordersFr = {
  columns,
  steps,
  done,
  inbox: {
    filter: "Montrer",
    all: "Toutes",
    answered: "Commandes en cours",
    noneNew: "Aucune nouvelle commande",
    arrived: (count: number) =>
      plural(count, "1 nouvelle commande", `${count} nouvelles commandes`),
    clock: "Il est",
    ended: {
      label: "Commandes sans suite",
      numbered: (counts: string, numbers: string) => `${counts}\u00a0: ${numbers}`,
      /** How many nobody answered in time, and how many their customers cancelled. */
      count: (rejected: number, withdrawn: number) =>
        [
          rejected > 0 &&
            plural(
              rejected,
              "1 commande refusée d’elle‑même",
              `${rejected} commandes refusées d’elles‑mêmes`,
            ),
          withdrawn > 0 &&
            plural(withdrawn, "1 annulée par le client", `${withdrawn} annulées par les clients`),
        ]
          .filter(Boolean)
          .join(", "),
    },
    emptyTitle: "Aucune commande en cours",
    emptyText: "Les prochaines arriveront ici d’elles‑mêmes, sans recharger la page.",
    onboarding: [
      "Ça sonne : acceptez pour l’heure du bouton, le client la reçoit aussitôt.",
      "Suivez la commande d’un geste : commencer, c’est prêt, remise.",
      "Un souci ? Touchez le haut du ticket : changer l’heure, voir le détail, refuser ou annuler.",
    ],
  },
  allDay: {
    open: "Au total",
    dishes: (count: number) => plural(count, "1 plat à préparer", `${count} plats à préparer`),
    /** Of the dishes, those of orders that are not answered yet. */
    ofNew: (count: number) =>
      plural(count, "dont 1 d’une nouvelle commande", `dont ${count} de nouvelles commandes`),
    /** Beside a dish; `isAll`: no piece of it is accepted. */
    fresh: (count: number, isAll: boolean) => {
      const word = plural(count, "nouvelle", "nouvelles");
      return isAll ? word : `+ ${count} ${word}`;
    },
    choices: "Choix et suppléments",
    drinks: "Boissons",
    gifts: "Cadeaux",
    nothing: "Rien à préparer.",
  },
  allergenShorts,
  card: {
    order: "Commande",
    pickup: "À emporter",
    delivery: "Livraison",
    waits: (minutes: number) => (minutes === 0 ? "à l’instant" : `depuis ${minutes} min`),
    left,
    paid: (total: string) => `Payée ${total}`,
    notPaid: (total: string) => `Non payée, à encaisser ${total}`,
    refunded: (total: string) => `Remboursée ${total}`,
    toCollect: (total: string) => `À encaisser ${total}`,
    nothingToCollect: "Rien à encaisser",
    dishes: (count: number) => plural(count, "1 plat", `${count} plats`),
    free: "offert",
    soldOut: "En rupture ?",
    soldOutOf: (dish: string) => `En rupture ? ${dish}`,
    note: "Note du client :",
    wishes: "Demandes du client",
    contains: (names: string) => `Contient : ${names}`,
    mayContain: (names: string) => `Peut contenir : ${names}`,
    unknownAllergens: "Allergènes non communiqués",
    unknownShort: "allergènes ?",
    call: (name: string, phone: string) => `Appeler ${name} au ${phone}`,
    map: (address: string) => `Voir sur la carte : ${address}`,
    more: (number: string) => `Détail et autres actions de la commande ${number}`,
  },
  answer: {
    acceptFor: "Accepter pour",
    accept: (time: string) => `Accepter pour ${time}`,
    acceptIn: (time: string, minutes: number) => `Accepter pour ${time}, dans ${minutes} minutes`,
    acceptLater: (time: string, minutes: number) =>
      `Accepter pour ${time}, ${minutes} minutes plus tard`,
    rings: "Ça sonne",
    seen: "Vu",
    ringsAgain: (left: string) => `Sonne à nouveau dans ${left}`,
    rejectsIn: (left: string) => `Refus auto dans ${left}`,
    rejectsAt: (time: string) => `Refus auto : ${time}`,
    rejectsNow: "Refus auto imminent",
    rejected: "Refusée automatiquement :",
    rejectedText: "personne n’a répondu à temps. Le client est prévenu.",
    withdrawn: "Annulée par le client :",
    withdrawnText: "rien n’est à préparer.",
    yes: "Accepter",
    yesIn: (minutes: number) => `Accepter, +${minutes}`,
    earlier: "Promettre plus tôt",
    later: "Promettre plus tard",
    otherTime: "Autre heure",
    reject: "Refuser",
    minutesMore: (minutes: number) => `+${minutes} min`,
    exactTime: "Heure exacte",
    needsTime: "Choisissez une heure.",
    promise: "Promettre",
    customerIsTold: "Le client reçoit l’heure aussitôt, par e-mail et sur sa page de suivi.",
  },
  dialogs: {
    accept: (number: string) => `Accepter ${number} pour…`,
    delay: (number: string) => `Nouvelle heure pour ${number}`,
    reject: (number: string) => `Refuser ${number}`,
    cancel: (number: string) => `Annuler ${number}`,
    details: (number: string) => `Commande ${number}`,
  },
  rejection: {
    why: "Pourquoi ?",
    reasons,
    unanswered: "Sans réponse à temps",
    chooseReason: "Choisissez une raison : le client la lira.",
    message: "Un mot pour le client",
    messageHint: "Il le lit tel quel.",
    moneyBack: "Le client est prévenu et son argent lui est rendu.",
    nothingPaid: "Le client est prévenu. Rien n’a été payé.",
    submit: { reject: "Refuser la commande", cancel: "Annuler la commande" },
  },
  undone: (number: string) => `${number} : c’est annulé, le client n’en saura rien.`,
  notDone: (number: string, why: string) => `${number} : ${why}`,
  movedOn: (number: string, who: string, what: string) =>
    `${number} : ${who} ${what} juste avant. La voici comme elle est maintenant.`,
  happened: {
    acknowledged: "l’a vue",
    accepted: "l’a acceptée",
    delayed: "en a changé l’heure",
    rejected: "l’a refusée",
    preparing: "l’a mise en préparation",
    ready: "l’a marquée prête",
    out_for_delivery: "l’a envoyée en livraison",
    completed: "l’a terminée",
    cancelled: "l’a annulée",
    undone: "est revenu en arrière",
    payment_lost: "a vu que la carte ne la paie plus",
    payment_restored: "a vu que la carte l’a payée",
    refund_failed: "a vu qu’un remboursement n’a pas abouti",
  },
  money: {
    payment_lost: (number: string, amount: string) =>
      `${number} n’est plus payée : l’autorisation de la carte n’existe plus. ${amount} sont à encaisser, ou refusez la commande.`,
    refund_failed: (number: string, amount: string) =>
      `${number} : le remboursement de ${amount} n’a pas abouti. Le client n’a rien reçu.`,
  },
  history: {
    placed: "Passée",
    acknowledged: "Vue",
    accepted: "Acceptée",
    delayed: "Heure changée",
    rejected: "Refusée",
    preparing: "En préparation",
    ready: "Prête",
    out_for_delivery: "Partie en livraison",
    completed: "Terminée",
    cancelled: "Annulée",
    undone: "Retour en arrière",
    refunded: "Remboursement",
    refund_requested: "Remboursement demandé",
    refund_failed: "Remboursement non abouti",
    payment_lost: "Paiement perdu",
    payment_restored: "Paiement retrouvé",
    print_requested: "Impression demandée",
    print_waits: "Impression en attente",
    print_unclear: "Impression à vérifier",
    print_settled: "Impression vérifiée",
    printed: "Imprimée",
  },
  details: {
    type: "Type",
    wanted: "Créneau",
    asap: "dès que possible",
    promised: "Promise",
    email: "E-mail",
    noMail: "Nos e-mails risquent de ne pas y arriver : appelez.",
    phone: "Téléphone",
    address: "Adresse",
    customer: "Client",
    dishes: "Plats",
    final: "Ne se défait pas",
    history: "Ce qui s’est passé",
    subtotal: "Sous-total",
    discount: "Remises",
    coupon: (code: string) => `Code ${code}`,
    delivery: "Livraison",
    total: "Total",
    refunded: "Remboursé",
    toCollect: "À encaisser",
    notPaid: "Carte non débitée : à encaisser à la remise",
    payments: { card: "Par carte, en ligne", cash: "En espèces, à la remise" },
  },
  progress: {
    new: "Nouvelle",
    accepted: "Acceptée",
    preparing: "En préparation",
    ready: "Prête",
    out_for_delivery: "En livraison",
    completed: "Terminée",
    rejected: "Refusée",
    cancelled: "Annulée",
  },
};
