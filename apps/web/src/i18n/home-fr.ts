/** The words of the home page. */
export const homeFr = {
  home: {
    headline: ["Poussez", "le rideau."],
    intro: (dishes: string) => `À la carte : ${dishes}… Au comptoir ou chez vous.`,
    categories: "Catégories de la carte",
    choose: "Commencer une commande",
    pickupText: "Prêt au comptoir",
    deliveryText: (fee: string) => `Chez vous dès ${fee}`,
    deliveryFree: "Chez vous, sans frais",
    deliveryDoor: "Jusqu’à votre porte",
    firstSlot: (when: string) => `Dès ${when}`,
    noSlot: "Pas de créneau pour l’instant",
    best: "Ce qui part en premier",
    bestText: "Les plats que nos habitués reprennent.",
    wholeMenu: "Toute la carte",
    offers: "En ce moment",
    visit: "Venir",
    visitText: "Au comptoir, sans réservation.",
    zones: "Nous livrons",
    free: "offerte",
    directions: "Itinéraire",
  },
};

export type HomeMessages = typeof homeFr;
