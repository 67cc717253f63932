/** The words of the pause and of longer promises. */
export const pauseFr = {
  open: "Pause",
  title: "Pause et délais",
  stop: "Ne plus prendre de commandes",
  stopText: "Le site le dit à vos clients. La pause se termine toute seule.",
  minutes: (minutes: number) => `${minutes} min`,
  service: "Ce service",
  today: "Aujourd’hui",
  slow: "Rallonger les délais",
  slowText: "Jusqu’à la fin du service, chaque heure proposée est repoussée d’autant.",
  slower: (minutes: number) => `Rallonger de ${minutes} minutes jusqu’à la fin du service`,
  paused: "Les commandes sont en pause",
  extra: (minutes: number) => `Délais rallongés de ${minutes} min`,
  until: (time: string, minutes: number) =>
    minutes > 90 ? `jusqu’à ${time}.` : `jusqu’à ${time}, encore ${minutes} min.`,
  over: "La pause est terminée : les commandes reprennent.",
  usual: "Les délais habituels valent de nouveau.",
  resume: "Reprendre",
  noExtra: "Délais habituels",
};
