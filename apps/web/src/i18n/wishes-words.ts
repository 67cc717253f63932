import type { Locale } from "@noren/contract/locales.ts";

/** Texts of delivery details and of an order's wishes; part of lazily loaded chunks. */
type WishesWords = {
  details: {
    open: string;
    optional: string;
    legend: string;
    floor: string;
    doorCode: string;
    instructions: string;
    instructionsHint: (max: number) => string;
  };
  legend: string;
  cutlery: string;
  cutleryHint: string;
  ownContainer: string;
  ownContainerHint: string;
  openNote: string;
  note: string;
  noteHint: (max: number) => string;
  /** `avoided` and `wanted` are lists of names, one of them may be "". */
  tellKitchen: (avoided: string, wanted: string) => string;
  tellHint: string;
};

export const WISHES_WORDS: Record<Locale, WishesWords> = {
  fr: {
    details: {
      open: "Étage, code, consignes",
      optional: "facultatif",
      legend: "Pour vous trouver",
      floor: "Étage, porte",
      doorCode: "Code d’entrée",
      instructions: "Consignes pour la livraison",
      instructionsHint: (max) => `Interphone, cour, où sonner… ${max} caractères au plus.`,
    },
    legend: "Avec votre commande",
    cutlery: "Couverts et baguettes",
    cutleryHint: "Aucun, sauf si vous en voulez",
    ownContainer: "J’apporte mon contenant",
    ownContainerHint: "Propre et à la bonne taille, au même prix.",
    openNote: "Ajouter un mot pour le restaurant",
    note: "Un mot pour le restaurant",
    noteHint: (max) => `${max} caractères au plus.`,
    tellKitchen: (avoided, wanted) => {
      const said = [avoided && `j’évite ${avoided}`, wanted && `je mange ${wanted}`];
      return `Prévenir la cuisine\u00a0: ${said.filter(Boolean).join("\u00a0; ")}`;
    },
    tellHint:
      "Sans cette case, vos choix restent sur cet appareil. En cas d’allergie grave, parlez-nous-en avant de commander.",
  },
  en: {
    details: {
      open: "Floor, door code, instructions",
      optional: "optional",
      legend: "To find you",
      floor: "Floor, door",
      doorCode: "Door code",
      instructions: "Delivery instructions",
      instructionsHint: (max) => `Intercom, courtyard, where to ring… ${max} characters at most.`,
    },
    legend: "With your order",
    cutlery: "Cutlery and chopsticks",
    cutleryHint: "None unless you want some",
    ownContainer: "I bring my own container",
    ownContainerHint: "Clean and of the right size, at the same price.",
    openNote: "Add a word for the restaurant",
    note: "A word for the restaurant",
    noteHint: (max) => `${max} characters at most.`,
    tellKitchen: (avoided, wanted) => {
      const said = [avoided && `I avoid ${avoided}`, wanted && `I eat ${wanted}`];
      return `Tell the kitchen: ${said.filter(Boolean).join("; ")}`;
    },
    tellHint:
      "Unless you tick this, your choices stay on this device. With a serious allergy, please talk to us before ordering.",
  },
};
