import { useLocale } from "../../i18n/locale-context.tsx";
import { useLoadedShop } from "../shop/use-loaded-shop.ts";
import { ErrorMessage } from "./error-message.tsx";

/** The data could not be loaded. */
export function UnavailablePage() {
  const { m } = useLocale();
  const phone = useLoadedShop()?.settings?.contacts.phone;
  return <ErrorMessage detail={m.error.unavailable} phone={phone} />;
}
