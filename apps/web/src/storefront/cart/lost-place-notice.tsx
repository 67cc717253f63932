import { useLocale } from "../../i18n/locale-context.tsx";
import { LOCATION_WORDS } from "../../i18n/location-words.ts";
import { Alert } from "../../ui/alert.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { dismissLostPlace, useCart } from "./cart-store.ts";

/** Names the saved location that the restaurant no longer delivers to. */
export function LostPlaceNotice() {
  const { locale, m } = useLocale();
  const lost = useCart((cart) => cart.lostPlace);
  if (!lost) return null;
  return (
    <Alert
      action={<IconButton icon="x" size={18} label={m.cart.dismiss} onClick={dismissLostPlace} />}
    >
      {LOCATION_WORDS[locale].lost[lost.why](lost.name)}
    </Alert>
  );
}
