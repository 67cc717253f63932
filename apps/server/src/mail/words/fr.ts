import { DEMO_LABEL } from "@noren/contract/demo-label.ts";
import { staffFr } from "./staff-fr.ts";

/** Appended to a greeting; the first name can be empty. */
const named = (firstName: string) => (firstName === "" ? "" : `, ${firstName}`);

/**
 * French texts of mails, and the type of the other locales, so that the compiler reports missing
 * keys. `\u00a0` is the non-breaking space before `; : ! ?`, and between `n°` and a number.
 */
export const fr = {
  orderNumber: (number: string) => `Commande n°\u00a0${number}`,
  placed: (day: string, time: string) => `Passée le ${day} à ${time}`,
  pickup: "À emporter",
  delivery: "En livraison",
  asap: "Dès que possible",
  at: (time: string) => `à ${time}`,
  around: (time: string) => `vers ${time}`,
  between: (start: string, end: string) => `entre ${start} et ${end}`,
  labelled: (label: string, value: string) => `${label}\u00a0: ${value}`,
  quoted: (text: string) => `«\u00a0${text}\u00a0»`,

  received: {
    subject: (number: string, restaurant: string) =>
      `Votre commande n°\u00a0${number} est bien reçue – ${restaurant}`,
    thanks: (firstName: string) =>
      firstName === "" ? "Merci\u00a0!" : `Merci ${firstName}\u00a0!`,
    isReceived: "Votre commande est bien reçue.",
    pickupAt: (moment: string) => `À retirer ${moment}`,
    deliveryAt: (moment: string) => `Livraison ${moment}`,
    yourOrder: "Votre commande",
    pickupPlace: "Où la retirer",
    deliveryPlace: "Adresse de livraison",
    placeBehindLink: "L’adresse donnée avec la commande",
    question: "Une question sur votre commande\u00a0?",
    terms: "Conditions générales de vente",
    notice: "Mentions légales",
    callOrWrite: "Appelez-nous ou répondez à ce message.",
    why: (restaurant: string) =>
      `Vous recevez ce message parce qu’une commande a été passée chez ${restaurant} avec cette adresse.`,
  },

  incoming: {
    subject: (number: string, type: string, moment: string, total: string) =>
      `Commande n°\u00a0${number} · ${type} · ${moment} · ${total}`,
    customer: "Client",
    toPrepare: "À préparer",
    cashDue: (total: string) => `${total} à encaisser en espèces`,
    cardPayment: (total: string) => `${total} par carte`,
    nothingDue: "Rien à encaisser",
    dishes: (count: number) => (count > 1 ? `${count} articles` : `${count} article`),
  },

  code: {
    subject: (code: string, restaurant: string) => `${code} est votre code – ${restaurant}`,
    yours: "Votre code",
    confirm: {
      title: "Confirmez votre adresse",
      use: "Saisissez ce code pour activer votre compte.",
    },
    reset: {
      title: "Choisissez un nouveau mot de passe",
      use: "Saisissez ce code avec votre nouveau mot de passe.",
    },
    change: {
      title: "Confirmez votre nouvelle adresse",
      use: "Saisissez ce code pour que cette adresse devienne celle de votre compte.",
    },
    valid: (minutes: number) =>
      `Valable ${minutes > 1 ? `${minutes}\u00a0minutes` : "une minute"}, une seule fois.`,
    notYou: "Vous n’avez rien demandé\u00a0?",
    ignore:
      "Ignorez ce message et ne donnez ce code à personne\u00a0: nous ne vous le demanderons jamais.",
    why: (restaurant: string) =>
      `Vous recevez ce message parce que cette adresse a été saisie sur le site ${restaurant}.`,
  },

  progress: {
    accepted: {
      subject: (number: string, restaurant: string) =>
        `Votre commande n°\u00a0${number} est acceptée – ${restaurant}`,
      title: (firstName: string) => `C’est parti${named(firstName)}\u00a0!`,
      text: {
        pickup: "Votre commande est acceptée. Elle vous attendra à l’heure dite.",
        delivery: "Votre commande est acceptée. Nous vous l’apportons à l’heure dite.",
      },
    },
    delayed: {
      subject: (number: string, restaurant: string) =>
        `Votre commande n°\u00a0${number} aura du retard – ${restaurant}`,
      title: (_firstName: string) => "Un peu plus de patience",
      text: {
        pickup: "Votre commande sera prête plus tard que prévu. Nous en sommes désolés.",
        delivery: "Votre commande arrivera plus tard que prévu. Nous en sommes désolés.",
      },
    },
    advanced: {
      subject: (number: string, restaurant: string) =>
        `Votre commande n°\u00a0${number} est avancée – ${restaurant}`,
      title: (_firstName: string) => "Plus tôt que prévu",
      text: {
        pickup: "Bonne nouvelle\u00a0: votre commande sera prête plus tôt que prévu.",
        delivery: "Bonne nouvelle\u00a0: votre commande arrivera plus tôt que prévu.",
      },
    },
    ready: {
      subject: (number: string, restaurant: string) =>
        `Votre commande n°\u00a0${number} est prête – ${restaurant}`,
      title: (firstName: string) => `C’est prêt${named(firstName)}\u00a0!`,
      text: {
        pickup: "Votre commande vous attend.",
        delivery: "Votre commande est prête et part bientôt vers vous.",
      },
    },
    rejected: {
      subject: (number: string, restaurant: string) =>
        `Votre commande n°\u00a0${number} n’a pas pu être acceptée – ${restaurant}`,
      title: (_firstName: string) => "Nous sommes désolés",
      text: {
        pickup: "Nous n’avons pas pu accepter votre commande.",
        delivery: "Nous n’avons pas pu accepter votre commande.",
      },
    },
    cancelled: {
      subject: (number: string, restaurant: string) =>
        `Votre commande n°\u00a0${number} est annulée – ${restaurant}`,
      title: (_firstName: string) => "Votre commande est annulée",
      text: {
        pickup: "Nous avons dû annuler votre commande. Nous en sommes désolés.",
        delivery: "Nous avons dû annuler votre commande. Nous en sommes désolés.",
      },
      asked: "Nous l’avons annulée comme vous l’avez demandé.",
    },
    reasons: {
      too_busy: "La cuisine est débordée en ce moment.",
      sold_out: "Il nous manque de quoi la préparer.",
      closing: "Nous fermons.",
      cannot_deliver: "Nous ne pouvons pas livrer à cette adresse.",
      customer_request: "C’était à votre demande.",
      no_answer: "Nous n’avons pas pu vous répondre à temps.",
      other: "",
    },
    unreachable: "Nous n’avons pas réussi à vous joindre.",
    moneyBack:
      "Rien n’est prélevé sur votre carte\u00a0; si elle a déjà été débitée, la somme vous revient en entier. Selon votre banque, cela peut prendre quelques jours.",
    nothingToPay: "Vous n’avez rien à payer.",
    follow: "Suivre ma commande",
    see: "Voir ma commande",
    labels: { pickup: "Prête", delivery: "Chez vous" },
    around: (day: string, time: string) => `${day} vers\u00a0${time}`,
  },

  refunded: {
    subject: (number: string, amount: string, restaurant: string) =>
      `Remboursement de ${amount} sur votre commande n°\u00a0${number} – ${restaurant}`,
    title: "Votre remboursement",
    text: {
      card: (number: string, amount: string) =>
        `Nous vous remboursons ${amount} sur votre commande n°\u00a0${number}.`,
      cash: (number: string, amount: string) =>
        `Nous vous remboursons ${amount} sur votre commande n°\u00a0${number}.`,
      unpaid: (number: string, amount: string) =>
        `Nous retirons ${amount} du prix de votre commande n°\u00a0${number}.`,
    },
    how: {
      card: "La somme revient sur votre carte, ou n’y est pas prélevée. Selon votre banque, cela peut prendre quelques jours.",
      cash: "La somme vous est rendue en espèces.",
      unpaid: "",
    },
    creditNote: (number: number) => `L’avoir n°\u00a0${number} est sur la page de votre commande.`,
  },

  receipt: {
    subject: (number: number, restaurant: string) => `Votre reçu n°\u00a0${number} – ${restaurant}`,
    title: (firstName: string) => (firstName === "" ? "Merci\u00a0!" : `Merci ${firstName}\u00a0!`),
    text: (number: string) =>
      `Voici le reçu de votre commande n°\u00a0${number}. Il est aussi sur la page de votre commande.`,
    number: (number: number) => `Reçu n°\u00a0${number}`,
    numberAt: (number: number, day: string, time: string) =>
      `Reçu n°\u00a0${number} du ${day} à ${time}`,
    part: (dish: string) => `– dont ${dish}`,
    discount: "Remises",
    siret: (siret: string) => `SIRET ${siret}`,
    vatNumber: (number: string) => `TVA ${number}`,
    paid: { cash: "Payé en espèces", card: "Payé par carte", credit_note: "Déduit par avoir" },
    demoPaid: "Carte de démonstration",
    show: "Voir le reçu",
  },

  summary: {
    subject: (restaurant: string) => `Plusieurs commandes avec votre adresse – ${restaurant}`,
    title: "Vos commandes",
    text: (restaurant: string) =>
      `Plusieurs commandes ont été passées chez ${restaurant} avec cette adresse e-mail. Pour ne pas remplir votre boîte, voici où elles en sont, réunies dans un seul message.`,
    notYou:
      "Ce n’était pas vous\u00a0? Vous n’avez rien à faire\u00a0; vous pouvez aussi nous prévenir.",
    order: (number: string) => `Suivre la commande n°\u00a0${number}`,
  },

  unanswered: {
    subject: (number: string, minutes: number) =>
      `Personne n’a répondu à la commande n°\u00a0${number} depuis ${minutes}\u00a0minutes`,
    title: "Une commande attend",
    text: (number: string, minutes: number) =>
      `La commande n°\u00a0${number} attend une réponse depuis ${minutes}\u00a0minutes.`,
    warning: (minutes: number) =>
      `Sans réponse au bout de ${minutes}\u00a0minutes elle sera refusée d’elle-même, et le client prévenu.`,
    open: "Répondre à la commande",
  },

  emailChanged: {
    subject: (restaurant: string) => `Votre adresse e-mail a été remplacée – ${restaurant}`,
    title: "L’adresse de votre compte a changé",
    changed: (restaurant: string) =>
      `Votre compte chez ${restaurant} utilise désormais une autre adresse e-mail. Si c’est bien vous qui l’avez changée, vous n’avez rien à faire.`,
    undo: "Si ce n’était pas vous, reprenez votre compte\u00a0: cette adresse redevient la vôtre, tous les appareils sont déconnectés et vous choisissez un nouveau mot de passe.",
    button: "Reprendre mon compte",
    valid: (days: number) =>
      `Ce lien est valable ${days}\u00a0jours, une seule fois. Ne le transmettez à personne.`,
    why: (restaurant: string) =>
      `Vous recevez ce message parce que cette adresse était celle d’un compte chez ${restaurant}.`,
  },

  storage: {
    low: {
      subject: "Le disque du serveur de commandes est presque plein",
      title: "Bientôt plus de place",
      text: [
        "Il reste moins de 256\u00a0Mo sur le disque du serveur qui prend vos commandes.",
        "Quand il sera plein, plus aucune commande ne pourra être enregistrée. Faites de la place dès aujourd’hui, ou prévenez la personne qui s’occupe du serveur.",
      ],
    },
    full: {
      subject: "Le site ne peut plus prendre de commandes\u00a0: le disque est plein",
      title: "Les commandes sont refusées",
      text: [
        "Le disque du serveur est plein\u00a0: aucune commande ne peut plus être enregistrée. Vos clients sont invités à réessayer plus tard.",
        "Faites de la place tout de suite, ou prévenez la personne qui s’occupe du serveur. Les commandes reprennent alors d’elles-mêmes.",
      ],
    },
    open: "Ouvrir les commandes",
  },

  paymentChecks: {
    subject: (count: number) =>
      count === 1 ? "Un paiement est à vérifier" : `${count} paiements sont à vérifier`,
    title: "Paiements à vérifier",
    text: (count: number) =>
      count === 1
        ? "Un paiement par carte demande votre attention."
        : `${count}\u00a0paiements par carte demandent votre attention.`,
    why: "Par exemple\u00a0: une autorisation qui n’existe plus, un remboursement qui n’a pas abouti, ou un paiement contesté. Chacun reste affiché au poste de commandes jusqu’à ce que quelqu’un l’ait vu.",
    open: "Voir les paiements",
  },

  draftFailed: {
    subject: (draft: string) => `La préparation «\u00a0${draft}\u00a0» n’a pas été publiée`,
    title: "Préparation non publiée",
    text: (draft: string) =>
      `Le moment de la préparation «\u00a0${draft}\u00a0» est venu, mais un changement n’était plus possible. La carte est restée comme elle était.`,
    why: "Corrigez ce qui suit ou retirez-le, puis choisissez un autre moment.",
    open: "Ouvrir la préparation",
  },

  staff: staffFr,

  note: "Note",
  each: (price: string) => `${price} l’unité`,
  free: "Offert",
  freeDelivery: "Offerte",

  subtotal: "Sous-total",
  coupon: (code: string) => `Code ${code}`,
  deliveryFee: "Livraison",
  taxAdded: "TVA",
  total: "Total",

  payment: {
    cash: {
      pickup: "À régler en espèces au retrait",
      delivery: "À régler en espèces à la livraison",
    },
    card: { pickup: "Paiement par carte", delivery: "Paiement par carte" },
    demo: DEMO_LABEL.fr,
    nothing: "Rien à régler",
  },

  vat: { title: "Détail de la TVA", rate: "Taux", net: "HT", vat: "TVA", gross: "TTC" },
};

export type Words = typeof fr;
