import { plural } from "./plural.ts";

/** Texts of the bar of an open draft, on every page. */
export const openDraftFr = {
  label: "Préparation ouverte",
  preparing: (name: string) => `Vous préparez « ${name} »`,
  unnamed: "Vous préparez la carte",
  live: "ici, tout est en direct",
  end: "Terminer",
  endOf: (name: string) => `Terminer : revenir à la carte en direct (« ${name} »)`,
  published: (name: string) =>
    `« ${name} » vient d’être publiée : vous modifiez de nouveau la carte en direct.`,
  gone: "Cette préparation a été supprimée : vous modifiez de nouveau la carte en direct.",
  changes: (count: number) =>
    count === 0 ? "Aucun changement" : plural(count, "1 changement", `${count} changements`),
  see: "Voir comme un client",
  opensTab: "nouvel onglet",
};

export type OpenDraftWords = typeof openDraftFr;
