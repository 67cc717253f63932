import type { AccountMessages } from "./account-fr.ts";
import type { AllergensMessages } from "./allergens-fr.ts";
import type { CheckoutMessages } from "./checkout-fr.ts";
import type { HomeMessages } from "./home-fr.ts";
import type { LegalMessages } from "./legal-fr.ts";
import { plural } from "./plural.ts";
import type { RestaurantMessages } from "./restaurant-fr.ts";
import type { SuccessMessages } from "./success-fr.ts";

/** The shared catalogue, for every page. French defines the type of the other locales. */
export const fr = {
  titles: {
    home: "Accueil",
    menu: "La carte",
    checkout: "Commander",
    success: "Commande reçue",
    about: "La maison",
    blog: "Journal",
    contact: "Contact",
    allergens: "Allergènes",
    "legal-notice": "Mentions légales",
    "terms-of-service": "Conditions de vente",
    "privacy-policy": "Confidentialité",
    "cookie-policy": "Cookies",
    accessibility: "Accessibilité",
  },
  /** Of the home page, in place of its name in the navigation. */
  homeTitle: (restaurant: string, cuisine: string) =>
    cuisine ? `${restaurant} · ${cuisine}` : restaurant,
  descriptions: {
    home: (restaurant: string) =>
      `${restaurant} : commandez en ligne, à emporter ou en livraison, directement auprès du restaurant.`,
    menu: (restaurant: string) =>
      `${restaurant}\u00a0: la carte et ses prix, à commander en ligne.`,
  },
  layout: {
    skip: "Aller au contenu",
    mainNav: "Navigation principale",
    openNav: "Ouvrir le menu de navigation",
    closeNav: "Fermer le menu de navigation",
    goHome: (restaurant: string) => `${restaurant}, accueil`,
    account: "Mon compte",
    language: "Langue",
    findUs: "Nous trouver",
    contacts: "Contact",
    hours: "Horaires",
    pages: "Le site",
    notices: "À savoir",
    legal: "Informations légales",
    follow: "Suivre la maison",
    map: "Voir sur la carte",
    newTab: "(nouvel onglet)",
    ownSite: "Commande en direct, sans intermédiaire.",
    madeWith: "Propulsé par Noren",
  },
  error: {
    notFoundHeading: "404",
    notFoundText: "Désolé, cette page n’existe pas.",
    notFoundMessage: (path: string) => `Page introuvable : ${path}`,
    heading: "Une erreur est survenue",
    text: "On dirait que quelque chose s’est cassé.",
    unavailable: "La carte ne répond pas pour le moment. Réessayez dans un instant.",
    invalidTab: "Cette étape de la commande n’existe pas.",
    reference: (id: string) => `Référence : ${id}`,
    retry: "Réessayer",
    home: "Retour à l’accueil",
    menu: "Voir la carte",
  },
  orderType: {
    legend: "Comment souhaitez-vous votre commande ?",
    pickup: "À emporter",
    delivery: "Livraison",
  },
  hours: {
    closed: "Fermé",
    openNow: "Ouvert",
    closedNow: "Fermé",
    servedNow: "En ce moment\u00a0:",
    opensAt: (when: string) => `ouvre ${when}`,
    until: (time: string) => `jusqu’à ${time}`,
    everyDay: "Tous les jours",
    fromTo: (first: string, last: string) => `${first} – ${last}`,
    served: (days: string, times: string) => `${days}, ${times}`,
    and: " et ",
    wholeDay: "24\u00a0h/24",
    today: "aujourd’hui",
    tomorrow: "demain",
    at: (day: string, time: string) => `${day} à ${time}`,
  },
  weekdays: {
    mon: "lundi",
    tue: "mardi",
    wed: "mercredi",
    thu: "jeudi",
    fri: "vendredi",
    sat: "samedi",
    sun: "dimanche",
  },
  menu: {
    categories: "Catégories",
    search: "Rechercher un plat",
    searchHint: "Saumon, végétarien, yuzu…",
    clearSearch: "Effacer la recherche",
    results: (count: number, query: string, shown: number) =>
      plural(count, `Un plat pour « ${query} »`, `${count} plats pour « ${query} »`) +
      (shown < count ? `, les ${shown} premiers` : ""),
    noResults: (query: string) => `Rien pour « ${query} »`,
    noResultsText: "Essayez un ingrédient, ou parcourez la carte.",
    ownContainer: "À emporter, vous pouvez venir avec votre contenant, au même prix.",
    add: (dish: string) => `Ajouter ${dish}`,
    choose: (dish: string) => `Options\u00a0: ${dish}`,
    inCart: (count: number) => `${count} dans le panier`,
    from: "dès",
    alcohol: "alcool",
    soldOut: "Épuisé",
    left: (count: number) => `plus que ${count}`,
    filter: "Allergènes et régimes",
    nothing: "La carte est vide pour le moment",
    nothingText: "Revenez un peu plus tard, ou appelez-nous.",
  },
  diets: {
    vegetarian: "Végétarien",
    vegan: "Vegan",
    gluten_free: "Sans gluten",
    spicy: "Épicé",
  },
  stepper: {
    less: (name: string) => `${name} : un de moins`,
    more: (name: string) => `${name} : un de plus`,
  },
  cart: {
    title: "Votre panier",
    open: (count: number) =>
      plural(count, "Ouvrir le panier, 1 article", `Ouvrir le panier, ${count} articles`),
    openEmpty: "Ouvrir le panier, vide",
    close: "Fermer le panier",
    view: "Voir le panier",
    count: (count: number) => plural(count, "1 article", `${count} articles`),
    added: (dish: string) => `${dish} ajouté au panier`,
    undo: "Annuler",
    emptyTitle: "Rien encore sous le rideau",
    emptyText: "Votre panier attend son premier plat.",
    emptyAction: "Parcourir la carte",
    free: "Offert",
    noteLabel: "Note :",
    subtotal: "Sous-total",
    delivery: "Livraison",
    deliveryUnknown: "selon l’adresse",
    deliveryFree: "Offerte",
    coupon: (code: string) => `Code ${code}`,
    total: "Total",
    taxDetail: "Détail de la TVA",
    rate: "Taux",
    net: "HT",
    vat: "TVA",
    gross: "TTC",
    explain: {
      title: "D’où vient ce total ?",
      flat_charge: "Petite commande",
      tax: "TVA",
      delivery: "Livraison",
    },
    checkout: "Commander",
    where: "Où livrer ?",
    dismiss: "Masquer ce message",
  },
  hints: {
    hardMinimum: (missing: string) => `Plus que ${missing} pour être livré`,
    zoneMinimum: (missing: string) => `Encore ${missing} pour livrer ici`,
    minimumOrder: (missing: string, charge: string) =>
      `Plus que ${missing} pour éviter ${charge} de frais`,
    freeDelivery: (missing: string) => `Plus que ${missing} pour la livraison offerte`,
    offer: (missing: string, name: string) => `Plus que ${missing} : ${name}`,
    coupon: (missing: string, code: string) => `Plus que ${missing} pour le code ${code}`,
  },
};

export type SharedMessages = typeof fr;

/** The words that a page of each catalogue has loaded (`words` in routes.ts). */
export type MessagesOf = {
  shared: SharedMessages;
  home: SharedMessages & HomeMessages;
  checkout: SharedMessages & CheckoutMessages;
  success: SharedMessages & CheckoutMessages & SuccessMessages;
  restaurant: SharedMessages & RestaurantMessages;
  legal: SharedMessages & LegalMessages;
  account: SharedMessages & AccountMessages;
  allergens: SharedMessages & AllergensMessages;
};

/** All words, for what reads only those of the page that is shown, such as its title. */
export type Messages = SharedMessages &
  HomeMessages &
  CheckoutMessages &
  SuccessMessages &
  RestaurantMessages &
  LegalMessages &
  AccountMessages &
  AllergensMessages;
