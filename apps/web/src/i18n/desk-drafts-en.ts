import type { draftsFr } from "./desk-drafts-fr.ts";
import { plural } from "./plural.ts";

const PURPOSE =
  "Prepare a menu, prices or texts in advance: your guests see nothing before the moment you choose.";

export const draftsEn: typeof draftsFr = {
  lead: PURPOSE,
  noneTitle: "Nothing is being prepared",
  noneText: PURPOSE,
  open: "New draft",
  name: "Name",
  nameHint: "For example: Winter menu",
  needsName: "Write a name.",
  create: "Create",
  cancel: "Cancel",
  list: "Drafts",
  ended: "Ended",
  states: {
    open: "No date",
    scheduled: "Scheduled",
    published: "Published",
    failed: "Not published",
  },
  createdBy: (who, when) => `Created by ${who}, ${when}`,
  back: "Drafts",
  rename: "Rename",
  renameOf: (name) => `Rename ${name}`,
  save: "Save",
  edit: "Edit the menu in this draft",
  what: {
    title: "What changes",
    emptyTitle: "Nothing changes yet.",
    emptyText: "Edit the menu as usual: prices and texts come here, the live menu does not change.",
    from: (before, after) => `from ${before} to ${after}`,
    will: (before, after) => `now ${before}, then ${after}`,
    since: (seen, now, who, value) =>
      who === null
        ? `Changed since: ${seen} → ${now}; the draft will set ${value}.`
        : `Changed since: ${seen} → ${now} by ${who}; the draft will set ${value}.`,
    conflicts: (count) =>
      plural(
        count,
        "1 field has changed on the menu since. At its moment the draft wins: take the field out to keep the menu.",
        `${count} fields have changed on the menu since. At its moment the draft wins: take them out to keep the menu.`,
      ),
    archived: "Archived meanwhile: it will be left out.",
    already: "The menu has it already: nothing will change.",
    remove: (field, dish) => `Take out of the draft: ${field}, ${dish}`,
    removed: (field, dish) => `Taken out of the draft: ${field}, ${dish}`,
    dishes: (count) => plural(count, "on 1 record", `on ${count} records`),
  },
  when: {
    title: "When",
    none: "No date: it waits for you to publish it.",
    date: "Day",
    time: "Time",
    timezone: (zone) => `Always ${zone}, wherever your phone is.`,
    at: (moment) => `Published ${moment}.`,
    past: (moment) => `That has passed: ${moment}.`,
    choose: "Choose a day and a time.",
    set: "Schedule",
    change: "Change the moment",
    withdraw: "Don’t schedule",
    notYet: (moment) => `That will be ${moment}. Not scheduled yet.`,
    planned: (moment) => `It will be published by itself ${moment}.`,
    isSet: (moment) => `Scheduled: ${moment}.`,
    isWithdrawn: "It has no date any more.",
  },
  publish: {
    open: "Publish now",
    title: (name) => `Publish “${name}” now?`,
    text: "Your guests will see these changes at once. They can be undone together in the menu’s history.",
    submit: (count) => plural(count, "Publish 1 change", `Publish ${count} changes`),
    done: (name, count) =>
      `“${name}” is published: ${plural(count, "1 change", `${count} changes`)}`,
    undone: "The menu is as it was before.",
    nothing: (name) => `“${name}” is published: the menu was like that already.`,
  },
  remove: {
    open: "Delete",
    title: (name) => `Delete “${name}”?`,
    text: (count) =>
      count === 0
        ? "It is empty. The live menu does not change."
        : plural(
            count,
            "Its change is lost. The live menu does not change.",
            `Its ${count} changes are lost. The live menu does not change.`,
          ),
    submit: "Delete the draft",
    keep: "Keep it",
    done: (name) => `“${name}” is deleted`,
  },
  report: {
    title: "What happened",
    published: "It is on the menu. All of it can be undone at once in the history.",
    history: "History of the menu",
    failed:
      "Nothing was changed: the menu refuses these values. Correct or take out what follows, then choose another moment.",
    skipped: "Left out, because it was archived meanwhile",
    problems: "Refused",
    problem: (what, why) => `${what}: ${why}`,
    codes: { unknown_reference: "what it names no longer exists or is archived" },
    refused: "this value is no longer possible",
  },
  gone: {
    title: "Draft not found",
    text: "It has been deleted. The live menu has not changed.",
  },
  menu: {
    hint: "Prices, texts, facts, choices, order and categories go into the draft; the live menu does not change. What you add stays hidden until its moment.",
    dish: "What is changed here goes into the draft. Duplicating and placing in a category are live: press Done first.",
    adding: {
      dish: "Your guests do not see it yet: the draft puts it on sale at its moment.",
      category: "Your guests see a category only once one of its dishes is on sale.",
      menu: "Your guests see it only from the draft’s moment on.",
    },
    availability: "Sold out holds at once, not in the open draft.",
  },
  field: {
    live: (value) => `Live: ${value}`,
    inDraft: "In the draft",
    take: (what) => `Take out of the draft: ${what}`,
    will: (draft, value, moment) => `The draft “${draft}” will set ${value} ${moment}.`,
    willOnce: (draft, value) => `The draft “${draft}” will set ${value} once you publish it.`,
    chip: (field, live) => `${field} · live ${live}`,
    more: (count) => `+ ${count}`,
    archived: "Archived by the draft",
    put: (text, draft) => `${text} · in “${draft}”`,
    undone: "Taken out of the draft.",
  },
  history: {
    open: "The menu as it was on…",
    text: "Choose a moment in the past. What differed becomes a draft: you read it before you publish it.",
    name: (moment) => `Menu of ${moment}`,
    create: "Make a draft of it",
    future: "Choose a moment in the past.",
  },
  fields: {
    publish_local: "publication",
    problems: "to correct",
  },
  actions: {
    draft_created: "created a draft",
    draft_renamed: "renamed a draft",
    draft_scheduled: "scheduled a draft",
    draft_unscheduled: "took away a draft’s moment",
    draft_published: "published a draft",
    draft_failed: "could not publish a draft",
    draft_deleted: "deleted a draft",
  },
};
