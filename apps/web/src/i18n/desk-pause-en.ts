import type { pauseFr } from "./desk-pause-fr.ts";

export const pauseEn: typeof pauseFr = {
  open: "Pause",
  title: "Pause and delays",
  stop: "Take no more orders",
  stopText:
    "Slots before the end of the pause are not offered. The site tells your customers, and the pause ends by itself.",
  which: "Which orders?",
  types: { both: "All", pickup: "Pickup", delivery: "Deliveries" },
  minutes: (minutes) => `${minutes} min`,
  service: "This service",
  todayAsk: (day, time) =>
    `No more orders today: they are back on ${day} at ${time}, and the site says so.`,
  todayAgree: "Stop for today",
  today: "Today",
  slow: "Make promises longer",
  slowText: "Until the end of the service every time on offer is later by as much.",
  slower: (minutes) => `Longer by ${minutes} minutes until the end of the service`,
  paused: {
    both: "Ordering is paused",
    pickup: "Pickup orders are paused",
    delivery: "Deliveries are paused",
  },
  extra: (minutes) => `Promises are ${minutes} min longer`,
  until: (time, minutes) =>
    minutes > 90 ? `until ${time}.` : `until ${time}, another ${minutes} min.`,
  over: {
    both: "The pause is over: orders come in again.",
    pickup: "The pause is over: pickup orders come in again.",
    delivery: "The pause is over: deliveries are back.",
  },
  usual: "Promises are back to usual.",
  resume: "Take orders again",
  noExtra: "Back to usual",
};
