import { formatMoney } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { useShop } from "../shop/shop-context.tsx";
import { chooseLocation, useCart } from "./cart-store.ts";

/** Where zones decide the fee: which one it is. */
export function ZoneSelect() {
  const { locale, m } = useLocale();
  const { calculation_type, zones } = useShop().settings.delivery;
  const orderType = useCart((cart) => cart.orderType);
  const zone = useCart((cart) => cart.location.zone);
  if (orderType !== "delivery" || calculation_type !== "zone_based") return null;
  return (
    <SelectField
      label={m.cart.zone}
      value={zone ?? ""}
      onChange={(event) => chooseLocation({ zone: event.target.value || null })}
    >
      <option value="">{m.cart.zonePick}</option>
      {zones.map(({ name, postal_code, delivery_fee }) => (
        <option key={name} value={name}>
          {`${name} (${postal_code}), ${formatMoney(delivery_fee, locale)}`}
        </option>
      ))}
    </SelectField>
  );
}
