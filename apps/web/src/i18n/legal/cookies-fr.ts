import { cardCookiesFr } from "./card-provider-fr.ts";
import type { LegalText, RestaurantFacts } from "./legal-text.ts";

/** Article 82 de la loi n° 78-17 du 6 janvier 1978. */
export function cookiesFr({ restaurant, card, tags }: RestaurantFacts): LegalText {
  return {
    lead: `Ce que le site ${restaurant} dépose dans votre navigateur, à quoi cela sert et combien de temps cela reste.`,
    sections: [
      {
        heading: "De quoi parle-t-on",
        text: [
          "Un cookie est un court texte que le navigateur garde et renvoie au site qui l’a écrit. Un site peut aussi ranger du texte dans la mémoire du navigateur, sans qu’il soit renvoyé. Cette page traite les deux de la même façon.",
        ],
      },
      {
        heading: "Ce que nous gardons",
        text: [
          "Tout ce qui suit est nécessaire au service que vous demandez : garder un panier, une langue, une commande en cours. Cela ne sert ni à la mesure d’audience, ni à la publicité, et aucun autre site ne peut le lire.",
          ...cardCookiesFr({ card }),
        ],
        show: "stored",
      },
      {
        heading: "Mesure d’audience et publicité",
        text: [
          tags
            ? "Avec votre accord, et jamais avant, nous chargeons un outil de mesure d’audience ou de publicité, qui peut déposer ses propres cookies. Refuser est aussi simple qu’accepter et ne change rien à vos commandes. Votre choix se modifie ici quand vous le voulez."
            : "Aucun outil de mesure d’audience ni de publicité n’est installé sur ce site, et aucun cookie n’y est déposé par un tiers à ces fins.",
        ],
        ...(tags && { show: "consent" as const }),
      },
      {
        heading: "Effacer",
        text: [
          "Les réglages de votre navigateur permettent d’effacer à tout moment ce que ce site y garde, ou de l’en empêcher. Le panier et vos préférences sont alors perdus ; la carte reste lisible.",
        ],
      },
    ],
  };
}
