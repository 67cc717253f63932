import { isFilterSet, NO_DIETARY_FILTER } from "@noren/ordering/allergens.ts";
import { ALLERGENS, DIETS } from "@noren/ordering/declarations.ts";
import { useEffect } from "react";
import { openStorage } from "../../platform/storage.ts";
import { type Filter, useDietaryStore } from "./dietary-store.ts";

const NO_FILTER: Filter = { ...NO_DIETARY_FILTER, hide: false };

/**
 * Always in local storage, also where the site uses cookies: dietary data is sent to the server
 * only with an order, at the guest's explicit request.
 */
const storage = () => openStorage("local");

export function setFilter(filter: Filter): void {
  useDietaryStore.setState({ filter });
  storage().write("needs", isFilterSet(filter) || filter.hide ? JSON.stringify(filter) : null);
}

/** Clears the filter but keeps `hide`. */
export function clearFilter(): void {
  const { hide } = useDietaryStore.getState().filter ?? NO_FILTER;
  setFilter({ ...NO_FILTER, hide });
}

/** The stored filter, read on first use by any component that shows it. */
export function useFilter(): Filter {
  const filter = useDietaryStore((state) => state.filter);
  useEffect(() => {
    if (useDietaryStore.getState().filter === null) bringBack();
    const onStorage = ({ key }: StorageEvent) => key === "needs" && bringBack();
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, []);
  return filter ?? NO_FILTER;
}

function bringBack(): void {
  useDietaryStore.setState({ filter: readFilter(storage().read("needs")) });
}

/**
 * Known names only, without duplicates: the text may be from another version or have been edited.
 */
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
