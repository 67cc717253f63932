import { plural } from "./plural.ts";

/** Texts of the page on which the menu is translated. */
export const translationsFr = {
  lead: "Ce qui n’est pas traduit s’affiche en français.",
  progress: (percent: string, missing: number) =>
    missing === 0
      ? "Tout est traduit"
      : `${percent} · ${plural(missing, "1 manquant", `${missing} manquants`)}`,
  shown: "Textes affichés",
  filters: { missing: "Manquants", all: "Tous" },
  search: "Chercher un texte",
  found: (count: number) => plural(count, "1 texte", `${count} textes`),
  from: "Français",
  to: "Anglais",
  fields: {
    name: "Nom en anglais",
    description: "Description en anglais",
    picture_alt: "Texte de la photo en anglais",
  },
  of: (field: string, record: string) => `${field} : ${record}`,
  missing: "Manque",
  changed: (field: string, record: string) => `Enregistré : ${record}, ${field.toLowerCase()}`,
  noneTitle: "Tout est traduit",
  noneText: "Chaque texte de la carte existe en anglais.",
  notFoundTitle: "Aucun texte trouvé",
  notFoundText: "Essayez un mot plus court.",
  more: (count: number) => `Afficher la suite (${count})`,
};
