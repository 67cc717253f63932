import { hostFacts, mediatorFacts, publisherFacts } from "./business-facts.ts";
import type { LegalText, RestaurantFacts } from "./legal-text.ts";
import { reachFr } from "./reach.ts";

/** Mentions légales: loi n° 2004-575 du 21 juin 2004, articles 1-1 et 19. */
export function noticeFr(facts: RestaurantFacts): LegalText {
  const { restaurant, host } = facts;
  return {
    lead: `Qui édite ce site, qui l’héberge, et comment nous joindre.`,
    sections: [
      {
        heading: "Éditeur du site",
        text: [
          `Le site ${host} est édité par le restaurant ${restaurant}, qui répond de son contenu.`,
        ],
        facts: publisherFacts(facts, "fr"),
      },
      {
        heading: "Hébergement",
        text: [
          "Ce site fonctionne avec Noren, un logiciel libre que le restaurant héberge lui-même ou confie à un prestataire.",
        ],
        facts: hostFacts(facts, "fr"),
      },
      {
        heading: "Médiation de la consommation",
        text: [
          "Si nous n’avons pas pu nous entendre, vous pouvez saisir gratuitement notre médiateur (article L. 612-1 du Code de la consommation).",
        ],
        facts: mediatorFacts(facts, "fr"),
      },
      {
        heading: "Propriété intellectuelle",
        text: [
          `Les textes, photographies, dessins et logos de ce site appartiennent à ${restaurant} ou sont utilisés avec l’accord de leurs auteurs. Toute reprise suppose notre autorisation, hors des exceptions prévues par le Code de la propriété intellectuelle.`,
          "Le logiciel Noren est distribué sous licence Apache 2.0.",
        ],
      },
      {
        heading: "Signaler un contenu",
        text: [
          `Un prix erroné, une information dépassée, un contenu qui vous semble illicite : dites-le-nous, ${reachFr(facts)}.`,
        ],
      },
    ],
  };
}
