import { hasNeeds, NO_NEEDS } from "@noren/ordering/allergens.ts";
import { ALLERGENS, DIETS } from "@noren/ordering/declarations.ts";
import { useEffect } from "react";
import { openStorage } from "../../platform/storage.ts";
import { type Filter, useNeeds } from "./needs-store.ts";

const NO_FILTER: Filter = { ...NO_NEEDS, hide: false };

/** It lies in local storage wherever the site keeps the rest: no cookie takes it to the server. */
const storage = () => openStorage("local");

export function setFilter(filter: Filter): void {
  useNeeds.setState({ filter });
  storage().write("needs", hasNeeds(filter) || filter.hide ? JSON.stringify(filter) : null);
}

/** How dishes that do not suit are shown stays as it was. */
export function clearNeeds(): void {
  const { hide } = useNeeds.getState().filter ?? NO_FILTER;
  setFilter({ ...NO_FILTER, hide });
}

/** What is stored, once it was read; every part that shows it may be the first to ask. */
export function useFilter(): Filter {
  const filter = useNeeds((needs) => needs.filter);
  useEffect(() => {
    if (useNeeds.getState().filter === null) bringBack();
    const heard = ({ key }: StorageEvent) => key === "needs" && bringBack();
    window.addEventListener("storage", heard);
    return () => window.removeEventListener("storage", heard);
  }, []);
  return filter ?? NO_FILTER;
}

function bringBack(): void {
  useNeeds.setState({ filter: readFilter(storage().read("needs")) });
}

/** Only what is known counts, each once: the text may be of another day, or of another hand. */
export function readFilter(text: string | null): Filter {
  const { avoid, want, traces, hide } = recordOf(text);
  return {
    avoid: ALLERGENS.filter((name) => Array.isArray(avoid) && avoid.includes(name)),
    want: DIETS.filter((name) => Array.isArray(want) && want.includes(name)),
    traces: traces === true,
    hide: hide === true,
  };
}

function recordOf(text: string | null): Record<string, unknown> {
  try {
    return JSON.parse(text ?? "null") ?? {};
  } catch {
    return {};
  }
}
