import { accessibilityFr } from "./legal/accessibility-fr.ts";
import { cookiesFr } from "./legal/cookies-fr.ts";
import type { LegalWords } from "./legal/legal-text.ts";
import { noticeFr } from "./legal/notice-fr.ts";
import { privacyFr } from "./legal/privacy-fr.ts";
import { termsFr } from "./legal/terms-fr.ts";
import { plural } from "./plural.ts";

const legal: LegalWords = {
  contents: "Sur cette page",
  others: "Voir aussi",
  changeConsent: "Modifier mon choix",
  stored: {
    caption: "Ce que garde votre navigateur",
    name: "Nom",
    purpose: "À quoi cela sert",
    place: "Où",
    kept: "Durée",
    places: {
      cookies: "cookie",
      local: "mémoire du navigateur",
      session: "mémoire de l’onglet",
    },
    days: (count) => `${count} ${plural(count, "jour", "jours")}`,
    whileOpen: "jusqu’à la fermeture de l’onglet",
    purposes: {
      cart: "Votre panier : plats, quantités, options et remarques.",
      location: "Le lieu de livraison ou de retrait que vous avez choisi.",
      locale: "La langue que vous avez choisie.",
      dish_names: "Les noms des plats du panier, pour vous dire lequel a quitté la carte.",
      companion: "Votre réponse au plat proposé pour accompagner le panier.",
      checkout: "Ce que vous avez saisi pour la commande en cours.",
      order_attempt: "Le numéro de l’envoi en cours, pour que la commande ne parte qu’une fois.",
      card_payment:
        "La commande dont le paiement par carte est en cours, jusqu’à son aboutissement.",
      last_order: "La commande que vous venez de passer, pour vous la montrer.",
      open_orders: "Le lien vers vos commandes en cours, jusqu’à ce qu’elles soient terminées.",
      reloads: "L’heure d’un rechargement de secours, pour qu’il ne se répète pas sans fin.",
      needs:
        "Les allergènes et les régimes que vous avez cochés sur la carte. Envoyés au restaurant seulement si vous demandez de prévenir la cuisine.",
      consent: "Votre réponse à la question sur les cookies.",
      kept_shop: "La carte, telle qu’elle était la dernière fois, dans l’application.",
      clock_offset: "L’écart entre l’horloge de votre appareil et la nôtre, s’il y en a un.",
      install_offer: "Votre réponse à l’offre d’ajouter le site à l’écran d’accueil.",
      customer: "Nom, e-mail et téléphone, si vous avez coché la case qui le propose.",
      token: "La clé de votre session, si vous êtes connecté.",
      user: "Vos coordonnées, si vous êtes connecté, pour ne pas les redemander.",
      sign_in: "Ce que vous avez saisi pour vous connecter, sans le mot de passe.",
      way_back: "La page où revenir après la connexion.",
    },
  },
  texts: {
    "legal-notice": noticeFr,
    "terms-of-service": termsFr,
    "privacy-policy": privacyFr,
    "cookie-policy": cookiesFr,
    accessibility: accessibilityFr,
  },
};

/** Catalogue of the legal pages; loaded with those pages. */
export const legalFr = {
  descriptions: {
    "legal-notice": (restaurant: string) => `Mentions légales du site ${restaurant}.`,
    "terms-of-service": (restaurant: string) =>
      `Conditions générales de vente du restaurant ${restaurant}.`,
    "privacy-policy": (restaurant: string) =>
      `Ce que le restaurant ${restaurant} fait de vos données, et vos droits.`,
    "cookie-policy": (restaurant: string) =>
      `Les cookies du site ${restaurant} : lesquels, pourquoi, combien de temps.`,
    accessibility: (restaurant: string) =>
      `L’accessibilité du site ${restaurant} : ce qui est en place, comment nous joindre.`,
  },
  legal,
};

export type LegalMessages = typeof legalFr;
