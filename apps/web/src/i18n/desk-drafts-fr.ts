import type { DraftProblemCode } from "@noren/contract/staff/drafts.ts";
import { plural } from "./plural.ts";

const PURPOSE =
  "Préparez d’avance une carte, des prix ou des textes : vos clients ne voient rien avant le moment que vous choisissez.";

/** Texts of drafts of the menu; moments and values are given as they are written. */
export const draftsFr = {
  lead: PURPOSE,
  noneTitle: "Rien en préparation",
  noneText: PURPOSE,
  open: "Nouvelle préparation",
  name: "Nom",
  nameHint: "Par exemple : Carte d’hiver",
  needsName: "Écrivez un nom.",
  create: "Créer",
  cancel: "Annuler",
  list: "Préparations",
  ended: "Terminées",
  states: {
    open: "Sans date",
    scheduled: "Programmée",
    published: "Publiée",
    failed: "Pas publiée",
  },
  createdBy: (who: string, when: string) => `Créée par ${who}, ${when}`,
  back: "Préparations",
  rename: "Renommer",
  renameOf: (name: string) => `Renommer ${name}`,
  save: "Enregistrer",
  edit: "Modifier la carte dans cette préparation",
  what: {
    title: "Ce qui change",
    emptyTitle: "Rien ne change encore.",
    emptyText:
      "Modifiez la carte comme d’habitude : les prix et les textes viennent ici, la carte en direct ne bouge pas.",
    from: (before: string, after: string) => `de ${before} à ${after}`,
    will: (before: string, after: string) => `maintenant ${before}, ensuite ${after}`,
    since: (seen: string, now: string, who: string | null, value: string) =>
      who === null
        ? `Changé depuis : ${seen} → ${now} ; la préparation mettra ${value}.`
        : `Changé depuis : ${seen} → ${now} par ${who} ; la préparation mettra ${value}.`,
    conflicts: (count: number) =>
      plural(
        count,
        "1 champ a changé sur la carte depuis. À son moment, la préparation l’emporte : retirez-le pour garder la carte.",
        `${count} champs ont changé sur la carte depuis. À son moment, la préparation l’emporte : retirez-les pour garder la carte.`,
      ),
    archived: "Archivé entre-temps : ce sera laissé de côté.",
    already: "La carte l’a déjà : rien ne changera.",
    remove: (field: string, dish: string) => `Retirer de la préparation : ${field}, ${dish}`,
    removed: (field: string, dish: string) => `Retiré de la préparation : ${field}, ${dish}`,
    dishes: (count: number) => plural(count, "sur 1 fiche", `sur ${count} fiches`),
  },
  when: {
    title: "Quand",
    none: "Sans date : elle attend que vous la publiiez.",
    date: "Jour",
    time: "Heure",
    timezone: (zone: string) => `Toujours à l’${zone}, où que soit votre téléphone.`,
    at: (moment: string) => `Publiée ${moment}.`,
    past: (moment: string) => `C’est déjà passé : ${moment}.`,
    choose: "Choisissez un jour et une heure.",
    set: "Programmer",
    change: "Changer le moment",
    withdraw: "Ne plus programmer",
    notYet: (moment: string) => `Ce sera ${moment}. Pas encore programmée.`,
    planned: (moment: string) => `Elle sera publiée toute seule ${moment}.`,
    isSet: (moment: string) => `Programmée : ${moment}.`,
    isWithdrawn: "Elle n’a plus de date.",
  },
  publish: {
    open: "Publier maintenant",
    title: (name: string) => `Publier « ${name} » maintenant ?`,
    text: "Vos clients verront aussitôt ces changements. Ils s’annulent ensemble, depuis l’historique de la carte.",
    submit: (count: number) =>
      plural(count, "Publier 1 changement", `Publier ${count} changements`),
    done: (name: string, count: number) =>
      `« ${name} » est publiée : ${plural(count, "1 changement", `${count} changements`)}`,
    undone: "La carte d’avant est revenue.",
    nothing: (name: string) => `« ${name} » est publiée : la carte était déjà ainsi.`,
  },
  remove: {
    open: "Supprimer",
    title: (name: string) => `Supprimer « ${name} » ?`,
    text: (count: number) =>
      count === 0
        ? "Elle est vide. La carte en direct ne change pas."
        : plural(
            count,
            "Son changement est perdu. La carte en direct ne change pas.",
            `Ses ${count} changements sont perdus. La carte en direct ne change pas.`,
          ),
    submit: "Supprimer la préparation",
    keep: "La garder",
    done: (name: string) => `« ${name} » est supprimée`,
  },
  report: {
    title: "Ce qui s’est passé",
    published: "Elle est sur la carte. Tout s’annule en une fois depuis l’historique.",
    history: "Historique de la carte",
    failed:
      "Rien n’a été changé : la carte refuse ces valeurs. Corrigez ou retirez ce qui suit, puis choisissez un nouveau moment.",
    skipped: "Laissé de côté, car archivé entre-temps",
    problems: "Refusé",
    problem: (what: string, why: string) => `${what} : ${why}`,
    codes: {
      unknown_reference: "ce qui est nommé n’existe plus ou est archivé",
    } satisfies Record<DraftProblemCode, string>,
    refused: "cette valeur n’est plus possible",
  },
  gone: {
    title: "Préparation introuvable",
    text: "Elle a été supprimée. La carte en direct n’a pas changé.",
  },
  menu: {
    hint: "Prix, textes, mentions, choix, ordre et rangement vont dans la préparation ; la carte en direct ne bouge pas. Ce que vous ajoutez reste caché jusqu’à son moment.",
    dish: "Ce qui se change ici va dans la préparation. Dupliquer et ranger dans une catégorie se font en direct : terminez d’abord.",
    adding: {
      dish: "Vos clients ne le voient pas encore : la préparation le mettra en vente à son moment.",
      category: "Vos clients ne voient une catégorie que lorsqu’un de ses plats est en vente.",
      menu: "Vos clients ne le verront qu’au moment de la préparation.",
    },
    availability: "Épuisé vaut tout de suite, pas dans la préparation ouverte.",
  },
  field: {
    live: (value: string) => `En direct : ${value}`,
    inDraft: "Dans la préparation",
    take: (what: string) => `Retirer de la préparation : ${what}`,
    will: (draft: string, value: string, moment: string) =>
      `La préparation « ${draft} » mettra ${value} ${moment}.`,
    willOnce: (draft: string, value: string) =>
      `La préparation « ${draft} » mettra ${value} quand vous la publierez.`,
    chip: (field: string, live: string) => `${field} · en direct ${live}`,
    more: (count: number) => `+ ${count}`,
    archived: "Archivé par la préparation",
    put: (text: string, draft: string) => `${text} · dans « ${draft} »`,
    undone: "Retiré de la préparation.",
  },
  history: {
    open: "La carte telle qu’elle était le…",
    text: "Choisissez un moment passé. Ce qui différait devient une préparation : vous la relisez avant de la publier.",
    name: (moment: string) => `Carte du ${moment}`,
    create: "En faire une préparation",
    future: "Choisissez un moment passé.",
  },
  fields: {
    publish_local: "publication",
    problems: "à corriger",
  },
  actions: {
    draft_created: "a créé une préparation",
    draft_renamed: "a renommé une préparation",
    draft_scheduled: "a programmé une préparation",
    draft_unscheduled: "a retiré le moment d’une préparation",
    draft_published: "a publié une préparation",
    draft_failed: "n’a pas pu publier une préparation",
    draft_deleted: "a supprimé une préparation",
  },
};
