import { fullName } from "./business-facts.ts";
import { cardRecipientsFr } from "./card-provider-fr.ts";
import type { LegalText, RestaurantFacts } from "./legal-text.ts";
import { reachFr } from "./reach.ts";

/** Articles are those of the règlement (UE) 2016/679. */
export function privacyFr(facts: RestaurantFacts): LegalText {
  const { address, tags } = facts;
  return {
    lead: "Ce que nous savons de vous, pourquoi, pendant combien de temps, et ce que vous pouvez y changer.",
    sections: [
      {
        heading: "Qui en répond",
        text: [
          `Le responsable du traitement est le restaurant ${fullName(facts)}${address && `, ${address}`}. Pour toute question sur vos données, écrivez-nous ou appelez-nous, ${reachFr(facts)}.`,
        ],
      },
      {
        heading: "Ce que nous recueillons",
        list: [
          "Pour une commande : prénom, nom, e-mail, téléphone, plats, remarques, couverts demandés, contenant apporté, heure souhaitée et, en cas de livraison, adresse, étage, code d’entrée et consignes. Le code n’est montré qu’à l’équipe du restaurant et à qui livre ; il ne figure dans aucun e-mail.",
          "Pour un compte, si vous en ouvrez un : les mêmes coordonnées, un mot de passe que nous ne pouvons pas lire et vos commandes passées.",
          "Pour la sécurité : l’adresse réseau de qui commande, se connecte ou cherche une adresse, quelques heures au plus, pour compter les tentatives répétées. Le serveur qui relaie le site peut la garder dans ses propres journaux.",
          "Les allergènes et les régimes que vous cochez sur la carte : ils restent dans votre navigateur, et ne nous parviennent qu’avec une commande pour laquelle vous avez coché « Prévenir la cuisine ».",
          "Votre position, seulement si vous appuyez sur le bouton qui la demande, et le temps d’une recherche.",
        ],
        text: [
          "Sans les coordonnées demandées, nous ne pouvons pas préparer ni livrer votre commande. Ce que vous nous dites d’une allergie ne sert qu’à la préparer.",
        ],
      },
      {
        heading: "Pourquoi, et à quel titre",
        list: [
          "Préparer, livrer et suivre votre commande, tenir votre compte : c’est notre contrat (article 6, 1, b).",
          "Prévenir la cuisine de vos allergies et de votre régime : seulement avec votre accord exprès, à chaque commande (article 9, 2, a).",
          "Tenir notre comptabilité : la loi l’exige (article 6, 1, c).",
          "Protéger le site contre la fraude et les abus : c’est notre intérêt légitime (article 6, 1, f).",
          ...(tags
            ? [
                "Mesurer l’audience ou nos publicités : seulement avec votre accord (article 6, 1, a), que vous pouvez retirer à tout moment.",
              ]
            : []),
        ],
        text: [
          "Aucune donnée n’est vendue. Ce site n’envoie pas de publicité : vos messages portent sur votre commande ou votre compte.",
        ],
      },
      {
        heading: "Qui les voit",
        list: [
          "L’équipe du restaurant, et la personne qui livre, pour ce dont elle a besoin.",
          "L’hébergeur du site et le service qui achemine nos e-mails, qui n’en font rien d’autre.",
          ...cardRecipientsFr(facts),
          "Le service public d’adresses, auquel une adresse saisie peut être transmise, sans votre nom, pour la reconnaître et mesurer la distance.",
          "Les autorités, lorsque la loi nous y oblige.",
        ],
      },
      {
        heading: "Combien de temps",
        list: [
          "Commandes et reçus : le temps que la loi fixe à notre comptabilité, dix ans (article L. 123-22 du Code de commerce). Les reçus ne portent pas votre nom.",
          "Compte : jusqu’à ce que vous le supprimiez, depuis votre profil. Vos commandes perdent alors votre nom, vos coordonnées, vos remarques et vos allergies.",
          "Codes reçus par e-mail : valables quelques minutes.",
          "Ce que garde votre navigateur : la page sur les cookies en donne la liste.",
        ],
      },
      {
        heading: "Vos droits",
        text: [
          `Vous pouvez demander à consulter vos données, à les corriger, à les effacer, à les recevoir dans un format courant, à en limiter l’usage ou vous y opposer, et dire ce qu’elles deviendront après votre mort. Il suffit de nous le demander, ${reachFr(facts)} ; nous répondons dans le mois.`,
          "Si notre réponse ne vous convient pas, vous pouvez saisir la Commission nationale de l’informatique et des libertés (CNIL), www.cnil.fr.",
        ],
      },
    ],
  };
}
