import type { Locale } from "@noren/contract/problems.ts";
import type { Business } from "@noren/contract/settings.ts";
import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import { createContext, useContext } from "react";
import type { DeskMessages } from "../i18n/desk-fr.ts";

/** What every page of the desk works with; it lasts as long as the page. */
export type Desk = {
  locale: Locale;
  m: DeskMessages;
  api: StaffApi;
  /**
   * Of the restaurant: its name, the zone of the clock on its wall, and what its receipts say of it;
   * null where the settings could not be read.
   */
  restaurant: { name: string; timezone: string; issuer: (Business & { address: string }) | null };
};

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const value = useContext(DeskContext);
  if (!value) throw new Error("useDesk outside of DeskContext");
  return value;
}
