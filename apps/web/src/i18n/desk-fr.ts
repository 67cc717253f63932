import type { Locale } from "@noren/contract/problems.ts";
import type { OrderReason } from "@noren/contract/staff/orders.ts";
import type { StaffRole } from "@noren/contract/staff/roles.ts";
import type { OrderCommand, Progress } from "@noren/ordering/progress.ts";
import { plural } from "./plural.ts";

/** The words of the order desk: short, read at a glance, in the kitchen's own terms. */
const roles: Record<StaffRole, string> = {
  owner: "propriétaire",
  manager: "responsable",
  kitchen: "cuisine",
};
const languages: Record<Locale, string> = { fr: "Français", en: "English" };
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
  preparing: "En préparation",
  ready: "Prête",
  out_for_delivery: "Partie en livraison",
  completed: "Remise au client",
  delivered: "Livrée",
  cancel: "Annuler la commande",
};
const done: Record<OrderCommand, (number: string, time: string) => string> = {
  accept: (number, time) => `${number} acceptée pour ${time}. Le client est prévenu.`,
  reject: (number) => `${number} refusée. Le client est prévenu.`,
  delay: (number, time) => `${number} est maintenant promise pour ${time}. Le client est prévenu.`,
  preparing: (number) => `${number} est en préparation.`,
  ready: (number) => `${number} est prête. Le client est prévenu.`,
  out_for_delivery: (number) => `${number} est partie en livraison.`,
  completed: (number) => `${number} est terminée.`,
  cancel: (number) => `${number} annulée. Le client est prévenu.`,
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

export const deskFr = {
  desk: "Poste de commandes",
  language: "Langue",
  languages,
  close: "Fermer",
  undo: "Annuler",
  unreachable: "Le serveur n’a pas répondu. Vérifiez le réseau, puis réessayez.",
  theHouse: "Le système",
  roles,
  columns,
  steps,
  done,
  fields: {
    name: "Votre nom",
    email: "E-mail",
    password: "Mot de passe",
    newPassword: "Nouveau mot de passe",
    passwordHint: "De 8 à 1 000 caractères, espaces compris.",
    show: "Afficher",
    hide: "Masquer",
    optional: "facultatif",
  },
  signIn: {
    title: "Se connecter",
    submit: "Se connecter",
    busy: "Connexion…",
    forgotten: "Mot de passe oublié ?",
    codeTitle: "Encore un code",
    code: "Code de votre application",
    codeHint: "Les six chiffres du moment, ou un de vos codes de secours.",
    otherPerson: "Se connecter autrement",
  },
  forgotten: {
    title: "Mot de passe oublié",
    lead: "Indiquez votre e-mail : vous y recevrez un lien pour en choisir un autre.",
    submit: "Recevoir un lien",
    sent: "Si cette adresse est connue ici, un lien vous y attend. Il vaut une heure.",
  },
  welcome: {
    looking: "Un instant…",
    deadTitle: "Ce lien ne sert plus",
    deadText:
      "Un lien vaut une fois, et pour un temps. Demandez-en un autre à qui vous a invité, ou par « Mot de passe oublié ».",
    toSignIn: "Aller à la connexion",
    titles: {
      setup: (house: string) => `Ouvrir le poste de ${house}`,
      invitation: (house: string) => `Bienvenue chez ${house}`,
      reset: () => "Choisir un nouveau mot de passe",
    },
    leads: {
      setup: () =>
        "Vous êtes la première personne ici : vous pourrez ensuite inviter toute l’équipe.",
      invitation: (role: string) =>
        `On vous attend au poste de commandes (rôle : ${role}). Choisissez votre mot de passe et c’est prêt.`,
      reset: () => "Vos autres appareils devront se reconnecter.",
    },
    nameHint: "Celui que l’équipe verra à côté de ce que vous faites.",
    submit: "Ouvrir le poste",
    busy: "Ouverture…",
  },
  nav: {
    label: "Poste",
    menu: "Menu",
    inbox: "Commandes",
    signOut: "Se déconnecter",
  },
  line: {
    lost: "Connexion perdue.",
    lostText: "Les nouvelles commandes n’arrivent plus ici. Le poste se reconnecte tout seul.",
  },
  ring: {
    silent: "La sonnerie est coupée.",
    silentText: "Sans elle, une commande peut passer inaperçue.",
    arm: "Activer la sonnerie",
    armed: "Sonnerie activée",
    rings: (count: number, isArmed: boolean) =>
      `${isArmed ? "Ça sonne" : "Sans sonnerie"} : ${plural(count, "une nouvelle commande", `${count} nouvelles commandes`)}`,
    title: (count: number) => plural(count, "Nouvelle commande", `${count} nouvelles commandes`),
    notice: (number: string, isPickup: boolean) =>
      `${number} · ${isPickup ? "à emporter" : "livraison"}`,
    stop: "Vu, arrêter la sonnerie",
  },
  inbox: {
    filter: "Montrer",
    all: "Toutes",
    emptyTitle: "Aucune commande en cours",
    emptyText: "Les prochaines arriveront ici d’elles-mêmes, sans recharger la page.",
    lesson: [
      "Ça sonne : touchez une heure pour accepter, le client la reçoit aussitôt.",
      "Suivez la commande d’un geste : en préparation, prête, remise.",
      "Un souci ? Les trois points changent l’heure, montrent le détail ou annulent.",
    ],
  },
  card: {
    order: "Commande",
    pickup: "À emporter",
    delivery: "Livraison",
    waits: (minutes: number) => (minutes === 0 ? "à l’instant" : `attend depuis ${minutes} min`),
    left: (minutes: number) =>
      minutes < 0
        ? `${-minutes} min de retard`
        : minutes === 0
          ? "maintenant"
          : minutes > 120
            ? `dans ${Math.floor(minutes / 60)} h`
            : `dans ${minutes} min`,
    paid: (total: string) => `Payée ${total}`,
    toCollect: (total: string) => `À encaisser ${total}`,
    dishes: (count: number) => plural(count, "1 plat", `${count} plats`),
    free: "offert",
    note: "Note du client :",
    contains: (names: string) => `Contient : ${names}`,
    mayContain: (names: string) => `Peut contenir : ${names}`,
    unknownAllergens: "Allergènes non communiqués",
    call: (name: string, phone: string) => `Appeler ${name} au ${phone}`,
    map: (address: string) => `Voir sur la carte : ${address}`,
    more: (number: string) => `Détail et autres actions de la commande ${number}`,
  },
  answer: {
    acceptFor: "Accepter pour",
    accept: (time: string) => `Accepter pour ${time}`,
    acceptIn: (time: string, minutes: number) => `Accepter pour ${time}, dans ${minutes} minutes`,
    otherTime: "Autre heure",
    reject: "Refuser",
    minutesMore: (minutes: number) => `+${minutes} min`,
    exactTime: "Heure exacte",
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
  refusal: {
    why: "Pourquoi ?",
    reasons,
    chooseReason: "Choisissez une raison : le client la lira.",
    message: "Un mot pour le client",
    messageHint: "Il le lit tel quel.",
    moneyBack: "Le client est prévenu et son argent lui est rendu.",
    nothingPaid: "Le client est prévenu. Rien n’a été payé.",
    submit: { reject: "Refuser la commande", cancel: "Annuler la commande" },
  },
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
  },
  details: {
    history: "Ce qui s’est passé",
    subtotal: "Sous-total",
    discount: "Remises",
    coupon: (code: string) => `Code ${code}`,
    delivery: "Livraison",
    total: "Total",
    payments: { card: "Par carte, en ligne", cash: "En espèces, à la remise" },
  },
  fault: {
    title: "Cette page s’est arrêtée",
    text: "Aucune commande n’est perdue : elles sont sur le serveur. Rechargez pour continuer.",
    reload: "Recharger",
  },
};

export type DeskMessages = typeof deskFr;
