import type { Locale } from "@noren/contract/locales.ts";
import { useEffect } from "react";
import { useLocale } from "../../../i18n/locale-context.tsx";
import { useSite } from "../../../site-context.tsx";
import { useAsksAdditions } from "../../addresses/use-asks-additions.ts";
import { useSession } from "../../auth/session-store.ts";
import { type AddressBook, useBook } from "./address-book.ts";

/**
 * Loads the addresses and their part of the page, ahead of the delivery step. Null for guests,
 * while loading, and where the server has no such addresses.
 */
export function useAddressBook(): AddressBook | null {
  const { apiRoot } = useSite();
  const { locale } = useLocale();
  const session = useSession((state) => state.session);
  const isAsked = useAsksAdditions();
  const book = useBook((state) => state.book);
  const token = isAsked && session?.isVerified ? session.token : null;
  useEffect(() => {
    if (token !== null && useBook.getState().book?.token !== token)
      void open(token, apiRoot, locale);
  }, [token, apiRoot, locale]);
  return book !== null && book.token === token ? book : null;
}

const EMPTY = { typed: null, saveAs: null, detailsOf: null };

/** A failure is not shown: the form is then as for guests. */
async function open(token: string, apiRoot: string, locale: Locale): Promise<void> {
  try {
    const part = await import("./saved-addresses.tsx");
    const { saved, save } = (await part.openAddresses(apiRoot, locale)) ?? {};
    if (saved && save) useBook.setState({ book: { token, saved, save, part, ...EMPTY } });
  } catch {
    useBook.setState({ book: null });
  }
}
