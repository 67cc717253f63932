import { fullName, mediatorFacts } from "./business-facts.ts";
import { cardTermsFr } from "./card-provider-fr.ts";
import type { LegalText, RestaurantFacts } from "./legal-text.ts";
import { reachFr } from "./reach.ts";

/** Conditions générales de vente; articles are those of the Code de la consommation. */
export function termsFr(facts: RestaurantFacts): LegalText {
  const { restaurant, address, cash, zones } = facts;
  return {
    lead: `Ce qui vaut entre vous et ${restaurant} quand vous commandez sur ce site.`,
    sections: [
      {
        heading: "À qui vous achetez",
        text: [
          `Le vendeur est le restaurant ${fullName(facts)}${address && `, ${address}`}, dont les mentions légales disent l’identité complète. Vous commandez directement auprès de lui : aucune plateforme ne s’intercale. Ces conditions valent pour toute commande passée ici, par une personne majeure ou avec l’accord de ses parents.`,
        ],
        show: "contacts",
      },
      {
        heading: "La carte et les prix",
        text: [
          "Les plats sont proposés dans la limite de ce que la cuisine peut préparer. Un plat épuisé quitte la carte ; s’il est déjà dans votre panier, le site vous le dit avant le paiement.",
          "Les prix sont en euros, toutes taxes comprises. Les frais de livraison, les remises et le total s’affichent avant que vous ne commandiez, avec le détail de la TVA. Le prix qui compte est celui de l’instant où vous validez ; s’il a changé entre-temps, le site vous montre le nouveau total et vous demande de confirmer.",
        ],
      },
      {
        heading: "Passer commande",
        list: [
          "Vous choisissez vos plats, puis le retrait ou la livraison.",
          "Vous indiquez qui commande, où et pour quelle heure.",
          "Vous relisez tout et pouvez encore tout corriger, en revenant en arrière.",
          "Le bouton « Commander avec obligation de paiement » conclut le contrat. Une confirmation part par e-mail dès que la commande est enregistrée, ou dès que son paiement par carte est confirmé.",
        ],
        text: [
          "Le restaurant peut refuser une commande pour un motif légitime : rupture, fermeture imprévue, adresse hors de portée, abus manifeste. Rien ne vous est alors facturé, ou vous êtes remboursé.",
        ],
      },
      {
        heading: "Payer",
        text: [
          [
            cash && "Vous pouvez régler en espèces, au comptoir ou à la livraison.",
            cardTermsFr(facts),
          ]
            .filter(Boolean)
            .join(" ") || "Les moyens de paiement proposés s’affichent à l’étape du paiement.",
          "Quand la commande est remise, son reçu, avec le détail de la TVA, part par e-mail et s’affiche sur la page de suivi.",
        ],
      },
      {
        heading: "Retrait et livraison",
        text: [
          "Le créneau choisi est celui pour lequel nous préparons votre commande. Si l’heure change, vous en êtes averti par e-mail et sur la page de suivi.",
          zones
            ? `Nous livrons ici : ${zones}. Le tarif de chaque zone s’affiche avant la commande.`
            : "La zone de livraison et ses frais s’affichent avant la commande.",
          "Merci d’être joignable et de donner une adresse exacte : une livraison rendue impossible de votre fait reste due. Les plats se dégustent sans attendre, et se gardent au froid d’ici là.",
        ],
      },
      {
        heading: "Pas de droit de rétractation",
        text: [
          "Les plats sont préparés pour vous et se conservent mal : le droit de rétractation de quatorze jours ne s’applique pas (article L. 221-28, 3° et 4°).",
          `Pour changer ou annuler une commande que la cuisine n’a pas encore commencée, appelez-nous au plus vite : ${reachFr(facts)}.`,
        ],
      },
      {
        heading: "Allergènes et alcool",
        text: [
          "Les quatorze allergènes à déclaration obligatoire sont indiqués avant la commande pour chaque plat et chaque option : sur la fiche du plat, dans le panier et sur la page des allergènes. La confirmation que vous recevez par e-mail les rappelle plat par plat. Quand le restaurant n’a rien déclaré pour un plat, le site le dit : « Allergènes non communiqués ».",
          `En cas d’allergie, parlez-nous avant de commander, ${reachFr(facts)} : toutes les préparations se font dans une même cuisine.`,
          "La vente d’alcool aux mineurs est interdite (article L. 3342-1 du Code de la santé publique) ; une pièce d’identité peut vous être demandée. L’abus d’alcool est dangereux pour la santé.",
        ],
      },
      {
        heading: "Une erreur, un plat décevant",
        text: [
          `Dites-le-nous le jour même si possible, ${reachFr(facts)}, avec le numéro de la commande et au besoin une photo. Nous remplaçons, refaisons ou remboursons ce qui n’est pas conforme.`,
          "Vous bénéficiez de la garantie légale de conformité (articles L. 217-3 et suivants) et de celle des vices cachés (articles 1641 et suivants du Code civil).",
        ],
      },
      {
        heading: "Médiation et droit applicable",
        text: [
          "Si nous n’avons pas pu nous entendre, vous pouvez saisir gratuitement notre médiateur de la consommation (article L. 612-1).",
          "Ces conditions relèvent du droit français. À défaut d’accord, le tribunal compétent est celui que désigne la loi ; vous pouvez saisir celui de votre domicile.",
        ],
        facts: mediatorFacts(facts, "fr"),
      },
    ],
  };
}
