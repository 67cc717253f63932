/** The words of the page of a placed order. */
export const successFr = {
  descriptions: {
    success: (restaurant: string) => `Votre commande chez ${restaurant} est bien arrivée.`,
  },
  success: {
    heading: (name: string) => (name ? `Merci ${name}, c’est noté.` : "Merci, c’est noté."),
    number: "Commande n°",
    mail: (email: string) => `La confirmation part à ${email}.`,
    next: "La suite",
    pickup: (day: string, time: string) => `À retirer ${day} à\u00a0${time}`,
    pickupPay: "Vous réglez au comptoir.",
    delivery: (day: string, time: string) => `Chez vous ${day}, ${time}`,
    asap: (time: string) => `Chez vous dès que possible, vers ${time}`,
    deliveryPay: "Vous réglez à la livraison.",
    cardPaid: "Réglé par carte.",
    demoPaid: "Paiement de démonstration : aucune carte n’a été débitée.",
    route: "Itinéraire",
    recap: "Ce que nous préparons",
    question: "Une question ?",
    call: (phone: string) => `Appeler le ${phone}`,
    track: "Suivre ma commande",
    again: "Retour à la carte",
    account: {
      title: "La prochaine fois, en un geste",
      text: (email: string) =>
        `Un compte avec ${email} garde vos prochaines commandes, et de quoi les reprendre.`,
      create: "Créer un compte",
      unverified: "Confirmez votre e-mail, et vos prochaines commandes rejoindront votre compte.",
      confirm: "Confirmer mon e-mail",
      orders: "Voir mes commandes",
    },
    noneText: "Cette page montre la commande que vous venez de passer.",
  },
};

export type SuccessMessages = typeof successFr;
