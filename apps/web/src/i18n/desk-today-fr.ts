import { plural } from "./plural.ts";

/** Texts of the day's page; moments are given as written. */
export const todayFr = {
  openUntil: (time: string) => `Ouvert jusqu’à ${time}`,
  closed: "Fermé en ce moment",
  opensAt: (moment: string) => `Prochain service : ${moment}`,
  noService: "Aucun service n’est prévu.",
  soldOut: (count: number) => plural(count, "1 épuisé", `${count} épuisés`),
  counts: "Comptés aujourd’hui",
  left: (count: number, of: number) => `Reste ${count} sur ${of}`,
  change: "Changer",
  changeOf: (name: string) => `Changer : ${name}`,
  drafts: "Préparations en attente",
  closure: "Prochaine fermeture",
  missing: (count: number) =>
    plural(count, "Une mention légale manque", `${count} mentions légales manquent`),
  complete: (name: string) => `Compléter : ${name}`,
  completeShort: "Compléter",
  more: (count: number) => plural(count, "et 1 autre plat", `et ${count} autres plats`),
  allSetTitle: "Tout est en place",
  allSetText: "Rien d’épuisé, rien qui manque.",
};
