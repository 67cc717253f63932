import type { Business } from "@noren/contract/business.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import { createContext, useContext } from "react";
import type { DeskMessages } from "../i18n/desk-fr.ts";
import type { OfficeWords } from "../i18n/desk-office-fr.ts";

/** Dependencies of every page of the desk; they live as long as the document. */
export type Desk<Words = DeskMessages> = {
  locale: Locale;
  m: Words;
  api: StaffApi;
  /**
   * The restaurant's name, its time zone, and its details for receipts; `issuer` is null where the
   * settings could not be read.
   */
  restaurant: { name: string; timezone: string; issuer: (Business & { address: string }) | null };
};

/** For the pages of the back office. */
export type OfficeDesk = Desk<DeskMessages & OfficeWords>;

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const value = useContext(DeskContext);
  if (!value) throw new Error("useDesk outside of DeskContext");
  return value;
}

/**
 * With the words of the back office: only its pages, which load them, may reach the component
 * (`scripts/loaded-words.test.ts`).
 */
export function useOffice(): OfficeDesk {
  return useDesk() as OfficeDesk;
}
