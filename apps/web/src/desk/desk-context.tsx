import type { Business } from "@noren/contract/business.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import { createContext, useContext } from "react";
import type { DeskMessages } from "../i18n/desk-fr.ts";

/** Dependencies of every page of the desk; they live as long as the document. */
export type Desk = {
  locale: Locale;
  m: DeskMessages;
  api: StaffApi;
  /**
   * The restaurant's name, its time zone, and its details for receipts; `issuer` is null where the
   * settings could not be read.
   */
  restaurant: { name: string; timezone: string; issuer: (Business & { address: string }) | null };
};

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const value = useContext(DeskContext);
  if (!value) throw new Error("useDesk outside of DeskContext");
  return value;
}
