import type { HouseFacts, LegalText } from "./legal-text.ts";
import { reachFr } from "./reach.ts";

/** Mentions légales: loi n° 2004-575 du 21 juin 2004, articles 1-1 et 6. */
export function noticeFr(facts: HouseFacts): LegalText {
  const { house, host } = facts;
  return {
    lead: `Qui édite ce site, qui l’héberge, et comment nous joindre.`,
    sections: [
      {
        heading: "Éditeur du site",
        text: [`Le site ${host} est édité par le restaurant ${house}, qui répond de son contenu.`],
        show: "contacts",
      },
      {
        heading: "Immatriculation et direction de la publication",
        text: [
          `La forme juridique de l’entreprise, son numéro SIRET, son immatriculation au registre du commerce, son numéro de TVA et le nom de la personne qui dirige la publication vous sont communiqués sur simple demande, ${reachFr(facts)}. Le numéro SIRET et le numéro de TVA figurent aussi sur chaque facture.`,
        ],
      },
      {
        heading: "Hébergement",
        text: [
          `Ce site fonctionne avec Noren, un logiciel libre que le restaurant héberge lui-même ou confie à un prestataire. Le nom et les coordonnées de l’hébergeur vous sont donnés sur demande, ${reachFr(facts)}.`,
        ],
      },
      {
        heading: "Propriété intellectuelle",
        text: [
          `Les textes, photographies, dessins et logos de ce site appartiennent à ${house} ou sont utilisés avec l’accord de leurs auteurs. Toute reprise suppose notre autorisation, hors des exceptions prévues par le Code de la propriété intellectuelle.`,
          "Le logiciel Noren est distribué sous licence Apache 2.0.",
        ],
      },
      {
        heading: "Signaler un contenu",
        text: [
          `Un prix erroné, une information dépassée, un contenu qui vous semble illicite : dites-le-nous, ${reachFr(facts)}. Nous corrigeons ce qui doit l’être.`,
        ],
      },
    ],
  };
}
