import type { Locale } from "@noren/contract/locales.ts";

const fr = {
  inbox: "Commandes",
  today: "Aujourd’hui",
  availability: "Épuisé",
  history: "Historique",
  card: "La carte",
  choices: "Les choix",
  languages: "Langues",
  drafts: "Préparations",
  menuHistory: "Historique de la carte",
  hours: "Heures",
  delivery: "Livraison",
  offers: "Offres et codes",
  restaurant: "Fiche du restaurant",
  payments: "Paiements à vérifier",
  printers: "Imprimantes",
  people: "L’équipe",
  settings: "Réglages",
  audit: "Journal",
  account: "Mon accès",
};

/** Of the pages in the desk's menu, whose links have the same words. */
export const PAGE_TITLES: Record<Locale, typeof fr> = {
  fr,
  en: {
    inbox: "Orders",
    today: "Today",
    availability: "Sold out",
    history: "History",
    card: "The menu",
    choices: "Choices",
    languages: "Languages",
    drafts: "Drafts",
    menuHistory: "Menu history",
    hours: "Hours",
    delivery: "Delivery",
    offers: "Offers and codes",
    restaurant: "Restaurant details",
    payments: "Payments to check",
    printers: "Printers",
    people: "People",
    settings: "Settings",
    audit: "Log",
    account: "My access",
  },
};
