import type { lessonsFr } from "./desk-lessons-fr.ts";

export const lessonsEn: typeof lessonsFr = {
  bell: "Tap the button: the tablet will ring for every new order.",
  accept: "Tap the time that you can keep.",
  next_step: "Next: tap here when you begin.",
};
