/** Texts of pauses and of longer preparation times. */
export const pauseFr = {
  open: "Pause",
  title: "Pause et délais",
  stop: "Ne plus prendre de commandes",
  stopText:
    "Les créneaux d’ici la fin de la pause ne sont plus proposés. Le site le dit à vos clients, et la pause se termine toute seule.",
  which: "Quelles commandes ?",
  types: { both: "Toutes", pickup: "À emporter", delivery: "Livraisons" },
  minutes: (minutes: number) => `${minutes} min`,
  service: "Ce service",
  today: "Aujourd’hui",
  todayAsk: (day: string, time: string) =>
    `Plus aucune commande aujourd’hui : elles reprennent ${day} à ${time}, et le site le dit.`,
  todayAgree: "Arrêter pour aujourd’hui",
  slow: "Rallonger les délais",
  slowText: "Jusqu’à la fin du service, chaque heure proposée est repoussée d’autant.",
  slower: (minutes: number) => `Rallonger de ${minutes} minutes jusqu’à la fin du service`,
  paused: {
    both: "Les commandes sont en pause",
    pickup: "Les commandes à emporter sont en pause",
    delivery: "Les livraisons sont en pause",
  },
  extra: (minutes: number) => `Délais rallongés de ${minutes} min`,
  until: (time: string, minutes: number) =>
    minutes > 90 ? `jusqu’à ${time}.` : `jusqu’à ${time}, encore ${minutes} min.`,
  over: {
    both: "La pause est terminée : les commandes reprennent.",
    pickup: "La pause est terminée : les commandes à emporter reprennent.",
    delivery: "La pause est terminée : les livraisons reprennent.",
  },
  usual: "Les délais habituels valent de nouveau.",
  resume: "Reprendre",
  noExtra: "Délais habituels",
};
