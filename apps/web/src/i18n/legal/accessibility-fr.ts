import type { LegalText, RestaurantFacts } from "./legal-text.ts";
import { reachFr } from "./reach.ts";

export function accessibilityFr(facts: RestaurantFacts): LegalText {
  return {
    lead: "Tout le monde doit pouvoir lire la carte et commander. Voici ce que nous faisons pour cela, et comment nous dire ce qui ne va pas.",
    sections: [
      {
        heading: "Ce que nous visons",
        text: [
          "Ce site est construit pour respecter les règles internationales WCAG 2.2, niveau AA, que reprend le référentiel français RGAA. Ses écrans sont contrôlés par un outil automatique à chaque version du logiciel. Ces contrôles ne remplacent pas un audit : cette page n’en tient pas lieu.",
        ],
      },
      {
        heading: "Ce qui est en place",
        list: [
          "Toute la commande se fait au clavier, et chaque commande a un nom pour les lecteurs d’écran.",
          "Les textes s’agrandissent à 200 % sans que rien ne se perde, et le site tient sur un écran de 320 pixels.",
          "Les couleurs sont contrastées, en clair comme en sombre, selon le réglage de votre appareil.",
          "Les animations s’arrêtent si vous l’avez demandé à votre appareil.",
          "Les erreurs sont dites en toutes lettres, près du champ concerné.",
          "La carte se lit même sans JavaScript.",
        ],
      },
      {
        heading: "Ce qui peut encore gêner",
        text: [
          "Les photographies des plats n’ont pas de description : le nom et le texte du plat en tiennent lieu. Le plan et le paiement par carte, quand ils sont proposés, viennent de services extérieurs dont nous ne maîtrisons pas tout.",
        ],
      },
      {
        heading: "Commander autrement, nous écrire",
        text: [
          `Si quelque chose vous arrête, dites-le-nous : ${reachFr(facts)}. Nous prenons aussi votre commande de cette façon.`,
        ],
        show: "contacts",
      },
      {
        heading: "Si nous ne répondons pas",
        text: [
          "Vous pouvez vous adresser au Défenseur des droits : www.defenseurdesdroits.fr, 09 69 39 00 00, ou par courrier sans affranchissement à Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.",
        ],
      },
    ],
  };
}
