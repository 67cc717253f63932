/** Texts of the desk's settings: capacity, pauses, unanswered orders. */
export const settingsFr = {
  capacity: "Ce que la cuisine peut prendre",
  capacityText:
    "Ce qu’un créneau prend au plus : complet, il n’est plus proposé aux clients. Un champ vide : sans limite. Ce qui est changé ici vaut aussitôt.",
  types: { pickup: "À emporter", delivery: "Livraison" },
  ordersPerSlot: "Commandes par créneau",
  piecesPerSlot: "Pièces par créneau",
  pause: "Pause et délais",
  pauseText: "Ce que le bouton « Pause » propose à toute l’équipe.",
  pauseMinutes: "Pause courte (minutes)",
  extraChoices: "Délais à ajouter, au choix (minutes)",
  extraChoicesHint: "Jusqu’à quatre, séparés par des virgules.",
  unanswered: "Quand personne ne répond",
  unansweredText:
    "Une commande qui attend vous est d’abord signalée par e-mail. Si elle attend encore, elle est refusée d’elle-même : le client est prévenu et rien ne lui est pris.",
  alertAfter: "Prévenir les propriétaires après (minutes)",
  rejectAfter: "Refuser la commande après (minutes)",
  neverAlerted: "Avec ces durées, la commande serait refusée avant que vous soyez prévenu.",
  webhook: "Prévenir un autre système",
  webhookText:
    "Au moment de l’e-mail, Noren peut aussi appeler une adresse : de là partent un SMS, un appel, ce que vous voulez.",
  url: "Adresse à appeler",
  urlHint: "Vide : personne n’est appelé.",
  secret: "Clé de signature",
  secretHint: "Elle signe chaque appel (X-Noren-Signature). Personne ne peut la relire ici.",
  secretKept: "Une clé est enregistrée. Écrivez-en une autre pour la remplacer.",
  save: "Enregistrer",
  saved: "C’est enregistré.",
};
