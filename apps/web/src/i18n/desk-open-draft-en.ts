import type { OpenDraftWords } from "./desk-open-draft-fr.ts";
import { plural } from "./plural.ts";

/** Texts of the bar of an open draft, on every page. */
export const openDraftEn: OpenDraftWords = {
  label: "Open draft",
  preparing: (name) => `You are preparing “${name}”`,
  unnamed: "You are preparing the menu",
  live: "everything here is live",
  end: "Done",
  endOf: (name) => `Done: back to the live menu (“${name}”)`,
  published: (name) => `“${name}” has just been published: you are editing the live menu again.`,
  gone: "This draft has been deleted: you are editing the live menu again.",
  changes: (count) => (count === 0 ? "No changes" : plural(count, "1 change", `${count} changes`)),
  see: "See it as a guest",
  opensTab: "new tab",
};
