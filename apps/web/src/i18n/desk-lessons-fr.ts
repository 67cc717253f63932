import type { Lesson } from "@noren/contract/staff/lessons.ts";

/** What somebody on their first shift reads beside what is to be pressed, until they have pressed it. */
export const lessonsFr: Record<Lesson, string> = {
  bell: "Touchez le bouton une fois : la tablette sonnera à chaque nouvelle commande.",
  accept: "Touchez l’heure que vous pourrez tenir : la commande est acceptée, le client prévenu.",
  next_step: "Ensuite, touchez ce bouton dès que vous commencez : le client suit sa commande.",
};
