import { plural } from "./plural.ts";

/** Catalogue of the checkout, the success page and the payment page; loaded with those pages. */
export const checkoutFr = {
  titles: {
    pay: "Paiement",
  },
  descriptions: {
    pay: (restaurant: string) => `Réglez votre commande chez ${restaurant}.`,
    checkout: (restaurant: string) => `Terminez votre commande chez ${restaurant}.`,
  },
  checkout: {
    steps: "Étapes de la commande",
    stepOf: (step: number, count: number) => `Étape ${step} sur ${count}`,
    stepDone: "terminée",
    stepNames: {
      type: "Mode",
      personal: "Vous",
      delivery: "Livraison",
      pickup: "Retrait",
      payment: "Paiement",
      confirmation: "Reçu",
    },
    headings: {
      type: "À emporter ou en livraison ?",
      personal: "Qui commande ?",
      delivery: "Où et quand livrer ?",
      pickup: "Quand passez-vous ?",
      payment: "On vérifie, et c’est parti",
      confirmation: "C’est parti.",
    },
    loading: "Votre commande se prépare à l’écran…",
    emptyTitle: "Rien à commander pour l’instant",
    emptyText: "Votre panier est vide. La carte est à deux pas.",
    next: "Continuer",
    back: "Retour",
    summary: "Votre commande",
    showSummary: "Détail de la commande",
    edit: "Modifier",
    editCart: "Modifier le panier",
    from: (time: string) => `dès ${time}`,
    fromDay: (day: string, time: string) => `dès ${day}, ${time}`,
    noSlot: "Aucun créneau pour l’instant",
    feeFrom: (fee: string) => `livraison dès ${fee}`,
    feeFree: "livraison offerte",
    feeKnown: (fee: string) => `livraison ${fee}`,
    noFee: "sans frais",
    chosen: "C’est noté",
    personal: {
      first_name: "Prénom",
      last_name: "Nom",
      email: "E-mail",
      emailHint: "Pour la confirmation, rien d’autre.",
      phone: "Téléphone",
      remember: "Se souvenir de moi sur cet appareil",
    },
    account: {
      known: "Déjà un compte ?",
      logIn: "Se connecter",
      as: (email: string) => `Connecté : ${email}`,
      profile: "Mon compte",
      unverified: "Votre e-mail n’est pas confirmé\u00a0: cette commande partira sans compte.",
      confirm: "Confirmer",
    },
    address: {
      legend: "Adresse de livraison",
      search: "Chercher une adresse",
      address: "Adresse",
      addressHint: "Numéro et rue",
      postal_code: "Code postal",
      city: "Ville",
      country: "Pays",
      zone: (name: string, fee: string) => `${name} : livraison ${fee}`,
      zoneFree: (name: string) => `${name} : livraison offerte`,
    },
    pickupAt: "À retirer ici",
    map: "Voir sur la carte",
    time: {
      legend: "Quand ?",
      asap: "Dès que possible",
      first: "Premier créneau",
      scheduled: "Choisir l’heure",
      asapAt: (time: string) => `Chez vous au plus tôt, vers ${time}.`,
      firstAt: (day: string, time: string) => `Votre commande sera prête ${day} à\u00a0${time}.`,
      nextDelivery: (day: string, time: string) => `Livraison ${day}, ${time}.`,
      closedToday: (day: string) => `C’est fini pour aujourd’hui\u00a0: prochain service ${day}.`,
      days: "Jour",
      slots: (day: string) => `Créneaux, ${day}`,
      choose: "Choisissez un créneau",
      gone: (label: string) => `Le créneau ${label} n’est plus possible. Choisissez-en un autre.`,
      off: "Aucun créneau n’est ouvert dans les quatorze prochains jours\u00a0: les commandes en ligne sont fermées.",
    },
    conflict: {
      text: "Ces plats ne sont pas servis aux mêmes heures que le reste\u00a0:",
      either: "Ces plats ne sont jamais servis aux mêmes heures. Gardez les uns ou les autres :",
      closed: "Ces plats ne sont pas servis dans les prochains jours\u00a0:",
      remove: (dish: string) => `Retirer ${dish}`,
      removeShort: "Retirer",
    },
    review: {
      who: "Pour",
      when: "Quand",
      asap: (time: string) => `Dès que possible, vers ${time}`,
      at: (day: string, time: string) => `${day}, ${time}`,
      others: (count: number) => plural(count, "et un autre plat", `et ${count} autres plats`),
    },
    payment: {
      legend: "Paiement",
      cashPickup: "Espèces, au comptoir",
      cashDelivery: "Espèces, à la livraison",
      cashText: "Vous réglez en recevant votre commande.",
      card: "Carte bancaire",
      cardOrPaypal: "Carte ou PayPal",
      cardText: "Vous réglez maintenant, en toute sécurité.",
      demoText: "Démonstration : aucune carte n’est débitée.",
      none: "Il n’est pas possible de commander en ligne pour le moment.",
      call: (phone: string) => `Appelez-nous : ${phone}`,
      order: (total: string) => `Commander avec obligation de paiement — ${total}`,
      terms: {
        before: "En commandant, vous acceptez les",
        link: "conditions générales de vente",
        after: ".",
      },
      sending: "Envoi de la commande…",
      paying: "Paiement en cours…",
    },
    coupon: {
      open: "Ajouter un code promo",
      label: "Code promo",
      apply: "Appliquer",
      checking: "Vérification…",
      applied: (code: string) => `Code ${code} appliqué`,
      waiting: (code: string, missing: string) =>
        `Code ${code} : plus que ${missing} pour en profiter`,
      /** By the order type of the cart. */
      otherType: {
        pickup: (code: string) => `Code ${code} non appliqué\u00a0: valable en livraison seulement`,
        delivery: (code: string) => `Code ${code} non appliqué\u00a0: valable à emporter seulement`,
      },
      otherDay: (code: string, days: string) =>
        `Code ${code} non appliqué\u00a0: valable ${days} seulement`,
      onDay: (weekday: string) => `le ${weekday}`,
      remove: (code: string) => `Retirer le code ${code}`,
      problems: {
        coupon_unknown: "Ce code promo n’existe pas.",
        coupon_expired: "Ce code promo n’est plus valable.",
        coupon_used_up: "Ce code promo a déjà été entièrement utilisé.",
        unreachable: "Pas de réponse. Réessayez dans un instant.",
        failed: "Le code n’a pas pu être vérifié. Réessayez dans un instant.",
      },
    },
    discount: "Remises",
    problems: {
      required: "Ce champ est obligatoire.",
      email: "Cette adresse e-mail n’est pas valable.",
      delivery_time_range: "Choisissez un créneau.",
    },
    notices: {
      required_fields: "Veuillez remplir tous les champs obligatoires",
      too_far: "L’adresse est trop éloignée du restaurant",
      postal_code_unknown: "Nous ne connaissons pas ce code postal.",
      payment_failed: "Le paiement a échoué, veuillez réessayer",
      order_failed: "Une erreur est survenue, veuillez réessayer",
      unreachable:
        "Le restaurant n’a pas répondu. Réessayez\u00a0: votre commande ne partira qu’une seule fois.",
      lost: "Nous n’avons pas reçu la réponse à votre commande. Réessayez pour le savoir\u00a0: elle ne partira qu’une seule fois.",
      cart_changed:
        "Le panier a changé dans une autre fenêtre\u00a0: relisez-le, puis commandez à nouveau.",
      time_moved: (before: string, now: string) =>
        `L’heure a avancé entre-temps\u00a0: ${now} au lieu de ${before}. Commandez à nouveau si cela vous va.`,
      price_changed: (total: string) =>
        `Un prix a changé\u00a0: le total est maintenant de ${total}. Commandez à nouveau si cela vous va.`,
      delivery_changed: (total: string) =>
        `La livraison à cette adresse n’a plus le même prix\u00a0: le total est maintenant de ${total}. Commandez à nouveau si cela vous va.`,
      address_unverified:
        "La distance jusqu’à cette adresse n’a pas pu être vérifiée. Réessayez dans un instant.",
      slot_closed: "Cet horaire n’est plus proposé\u00a0: choisissez-en un autre.",
      slot_full: "Cet horaire est complet\u00a0: choisissez-en un autre.",
      item_unavailable: (dish: string) => `${dish} n’est plus disponible.`,
      few_left: (dish: string, left: number) =>
        left > 0
          ? `${dish}\u00a0: il n’en reste que ${left} pour ce jour.`
          : `${dish}\u00a0: il n’en reste plus pour ce jour. Choisissez un autre jour, ou retirez ce plat.`,
      menu_unavailable: (dish: string) =>
        `${dish}\u00a0: sa carte n’est pas servie pour le moment.`,
      option_out_of_bounds: (dish: string) =>
        `${dish}\u00a0: ses options ne conviennent plus, choisissez-les à nouveau.`,
      aDish: "Un plat de votre panier",
      below_minimum: (missing: string) => `Il manque ${missing} pour être livré.`,
      below_minimum_unknown: "La commande est inférieure au minimum pour une livraison.",
      coupon_invalid: "Ce code promo ne s’applique pas à cette commande\u00a0: il a été retiré.",
      coupon_used:
        "Ce code promo ne sert qu’une fois par personne, et il a déjà servi\u00a0: il a été retiré.",
      ordering_paused:
        "Le restaurant ne prend pas de commande pour le moment. Réessayez un peu plus tard.",
      payment_method_off: "Ce moyen de paiement n’est plus proposé.",
      rate_limited: "Trop de demandes\u00a0: réessayez dans un instant.",
      session_ended:
        "Votre session est terminée. Commandez à nouveau sans compte, ou reconnectez-vous à l’étape « Vous ».",
      unverified:
        "L’e-mail de votre compte n’est pas confirmé. Commandez à nouveau\u00a0: la commande partira sans compte.",
      validation_failed: "Certains champs sont à corriger.",
    },
    retry: "Réessayer",
    addDishes: "Ajouter des plats",
    noneTitle: "Pas de commande ici",
    noOrder: "Aucune commande n’a encore été envoyée.",
    toPayment: "Vérifier et commander",
    sent: (number: string) => `Commande n° ${number}`,
  },
};

export type CheckoutMessages = typeof checkoutFr;
