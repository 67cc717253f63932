/** Contact details of the restaurant; "" if not set. */
type Ways = { phone: string; email: string };

/** Catalogue of the pages about the restaurant; loaded with those pages. */
export const restaurantFr = {
  descriptions: {
    about: (restaurant: string) =>
      `Qui prépare vos plats chez ${restaurant}, et comment commander.`,
    contact: (restaurant: string) => `${restaurant}\u00a0: adresse, horaires, téléphone et e-mail.`,
    blog: (restaurant: string) => `Le journal du restaurant ${restaurant}.`,
  },
  about: {
    lead: (restaurant: string) =>
      `${restaurant}, c’est une cuisine, un comptoir et ce site. Rien d’autre entre vous et ceux qui préparent.`,
    kitchen: "Ce que nous préparons",
    kitchenText:
      "Chaque commande est préparée pour l’heure que vous choisissez, pas avant. La carte que vous lisez ici est celle de la maison : mêmes plats, mêmes mains.",
    dishes: (count: number) => (count > 1 ? `${count} plats` : "un plat"),
    direct: "En direct",
    directText:
      "Ce site est le nôtre. Votre commande arrive en cuisine sans passer par une plateforme, et ce que vous payez revient à ceux qui cuisinent. Une question, un changement ? C’est nous qui répondons.",
    ways: "Au comptoir ou chez vous",
    waysPickup: (address: string) =>
      address
        ? `À emporter : votre commande vous attend au ${address}.`
        : "À emporter : votre commande vous attend au comptoir.",
    waysDelivery: (zones: string) =>
      zones
        ? `En livraison : ${zones}.`
        : "En livraison : donnez votre adresse en commandant, le site vous dit aussitôt si nous venons.",
    care: "Allergies et envies",
    careText: (phone: string): string =>
      phone
        ? "Une allergie, un régime, une préférence ? Appelez-nous avant de commander, ou laissez une note à côté du plat : la cuisine la lit."
        : "Une allergie, un régime, une préférence ? Laissez une note à côté du plat : la cuisine la lit.",
    order: "Voir la carte",
  },
  contact: {
    lead: ({ phone, email }: Ways): string => {
      if (!phone && !email) return "Le plus simple est de passer au comptoir pendant le service.";
      if (!phone) return "Un e-mail nous trouve toujours.";
      const call = "Le plus simple est d’appeler pendant le service.";
      return email ? `${call} Pour le reste, un e-mail nous trouve toujours.` : call;
    },
    about: "Une commande en cours ?",
    aboutText: ({ phone, email }: Ways): string => {
      const way = phone ? "Appelez-nous" : email ? "Écrivez-nous" : "Venez nous voir";
      return `${way} avec le numéro de la commande, celui de l’e-mail de confirmation : nous la retrouvons tout de suite.`;
    },
    company: "Presse, fournisseurs, grandes tablées",
    companyText: "Écrivez-nous par e-mail en laissant un numéro : nous rappelons.",
  },
  blog: {
    offTitle: "Le journal est fermé",
    offText:
      "La maison n’écrit pas ici pour le moment. Ce qu’elle a à dire, elle le met dans l’assiette.",
    emptyTitle: "Encore une page blanche",
    emptyText: "Le journal est ouvert, le premier article reste à écrire.",
  },
};

export type RestaurantMessages = typeof restaurantFr;
