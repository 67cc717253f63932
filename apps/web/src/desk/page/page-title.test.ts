import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { flashTitle, setPageTitle } from "./page-title.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { title: "" });
});
afterEach(() => {
  flashTitle(null);
});

/** The tab's title, once per second. */
function titles(seconds: number): string[] {
  return Array.from({ length: seconds }, () => {
    const { title } = document;
    vi.advanceTimersByTime(1000);
    return title;
  });
}

test("the tab's title alternates between the page's and the alert until the alert ends", () => {
  setPageTitle("Commandes");
  flashTitle("Nouvelle commande");
  expect(titles(3)).toEqual(["Nouvelle commande", "Commandes", "Nouvelle commande"]);
  setPageTitle("Historique");
  flashTitle("2 nouvelles commandes");
  expect(titles(2)).toEqual(["2 nouvelles commandes", "Historique"]);
  flashTitle(null);
  expect(titles(3)).toEqual(["Historique", "Historique", "Historique"]);
});
