import type { pauseFr } from "./desk-pause-fr.ts";

export const pauseEn: typeof pauseFr = {
  open: "Pause",
  title: "Pause and delays",
  stop: "Take no more orders",
  stopText: "The site tells your customers. The pause ends by itself.",
  minutes: (minutes) => `${minutes} min`,
  service: "This service",
  today: "Today",
  slow: "Make promises longer",
  slowText: "Until the end of the service every time on offer is later by as much.",
  slower: (minutes) => `Longer by ${minutes} minutes until the end of the service`,
  paused: "Ordering is paused",
  extra: (minutes) => `Promises are ${minutes} min longer`,
  until: (time, minutes) =>
    minutes > 90 ? `until ${time}.` : `until ${time}, another ${minutes} min.`,
  over: "The pause is over: orders come in again.",
  usual: "Promises are back to usual.",
  resume: "Take orders again",
  noExtra: "Back to usual",
};
