import type { lessonsFr } from "./desk-lessons-fr.ts";

export const lessonsEn: typeof lessonsFr = {
  bell: "Tap the button once: the tablet will ring for every new order.",
  accept: "Tap the time that you can keep: the order is accepted and the customer told.",
  next_step: "Next, tap this button when you begin: the customer follows the order.",
};
