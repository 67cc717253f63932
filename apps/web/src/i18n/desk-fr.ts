import type { Locale } from "@noren/contract/locales.ts";
import { deviceFr } from "./desk-device-fr.ts";
import { onboardingFr } from "./desk-onboarding-fr.ts";
import { openDraftFr } from "./desk-open-draft-fr.ts";
import { ordersFr } from "./desk-orders-fr.ts";
import { PAGE_TITLES } from "./desk-page-titles.ts";
import { pauseFr } from "./desk-pause-fr.ts";
import { printingFr } from "./desk-printing-fr.ts";
import { refundFr } from "./desk-refund-fr.ts";
import { rolesFr } from "./desk-roles-fr.ts";
import { sessionFr } from "./desk-session-fr.ts";
import { plural } from "./plural.ts";

const languages: Record<Locale, string> = { fr: "Français", en: "English" };

/** Texts of the desk: short, readable at a glance, in kitchen terms. */
export const deskFr = {
  desk: "Poste de commandes",
  language: "Langue",
  languages,
  close: "Fermer",
  undo: "Annuler",
  now: "En ce moment",
  others: (count: number) => plural(count, "1 autre avis", `${count} autres avis`),
  wholeNotice: "Lire tout l’avis",
  fewer: "Réduire les avis",
  standing: "Prise de commandes et imprimantes",
  unreachable: "Le serveur n’a pas répondu. Vérifiez le réseau, puis réessayez.",
  theSystem: "Le système",
  theCustomer: "Le client",
  roles: rolesFr.names,
  nav: {
    label: "Poste",
    menu: "Menu",
    groups: { service: "Service", menu: "La carte", restaurant: "Le restaurant" },
    ...PAGE_TITLES.fr,
    signOut: "Se déconnecter",
  },
  connection: {
    lost: "Connexion perdue.",
    lostText: "Les nouvelles commandes n’arrivent plus ici. Le poste se reconnecte tout seul.",
  },
  proxy: {
    untrusted: "Le serveur confond tous les visiteurs.",
    untrustedText:
      "Le site passe par un relais que le serveur ne connaît pas : quelques mots de passe faux suffisent alors à bloquer tout le monde. La personne qui gère le serveur doit y régler",
  },
  alarm: {
    silent: "La sonnerie est coupée.",
    silentText: "Sans elle, une commande peut passer inaperçue.",
    arm: "Activer la sonnerie",
    armed: "Sonnerie activée",
    rings: (count: number, isArmed: boolean) =>
      `${isArmed ? "Ça sonne" : "Sans sonnerie"} : ${plural(count, "une nouvelle commande", `${count} nouvelles commandes`)}`,
    ringsLost: (count: number, isArmed: boolean) =>
      `${isArmed ? "Ça sonne" : "Sans sonnerie"} : ${plural(count, "un paiement perdu", `${count} paiements perdus`)}, à encaisser`,
    title: (count: number) => plural(count, "Nouvelle commande", `${count} nouvelles commandes`),
    titleLost: (count: number) =>
      `${plural(count, "Paiement perdu", `${count} paiements perdus`)}, à encaisser`,
    notice: (number: string, isPickup: boolean) =>
      `${number} · ${isPickup ? "à emporter" : "livraison"}`,
    again: "— toujours sans réponse",
    stop: (number: string) => `Vu : ${number}`,
  },
  printing: printingFr,
  storage: {
    low: {
      title: "Le disque du serveur est presque plein.",
      text: "Quand il sera plein, les commandes seront refusées : prévenez qui s’en occupe.",
    },
    full: {
      title: "Le disque du serveur est plein.",
      text: "Les commandes sont refusées : faites de la place tout de suite.",
    },
  },
  refund: refundFr,
  paymentsToCheck: (count: number) =>
    plural(count, "Un paiement est à vérifier", `${count} paiements sont à vérifier`),
  receiptTitle: (number: string, isCreditNote: boolean) =>
    `${isCreditNote ? "Avoir" : "Reçu"} n° ${number}`,
  openDraft: openDraftFr,
  tryAgain: "Réessayer",
  pages: {
    label: "Pages",
    newer: "Plus récent",
    older: "Plus ancien",
    of: (page: number, pages: number) => `Page ${page} sur ${pages}`,
  },
  notHere: {
    title: "Page introuvable",
    heading: "Rien ici",
    text: "Cette page n’existe pas, ou votre rôle ne l’ouvre pas.",
    back: "Aux commandes",
  },
  demonstration: {
    title: "Démonstration de paiement par carte.",
    text: "Aucune carte n’est débitée.",
  },
  pause: pauseFr,
  onboarding: onboardingFr,
  device: deviceFr,
  fault: {
    title: "Cette page s’est arrêtée",
    text: "Aucune commande n’est perdue : elles sont sur le serveur. Rechargez pour continuer.",
    reload: "Recharger",
  },
  ...sessionFr,
  ...ordersFr,
};

export type DeskMessages = typeof deskFr;
