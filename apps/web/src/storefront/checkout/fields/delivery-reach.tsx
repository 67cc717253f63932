import { lookupLine } from "@noren/contract/address-line.ts";
import { capitalise } from "@noren/contract/format/capitalise.ts";
import { formatMoney } from "@noren/contract/format/money.ts";
import { useLocale } from "../../../i18n/locale-context.tsx";
import { LOCATION_WORDS } from "../../../i18n/location-words.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { useApi } from "../../../use-api.ts";
import { chooseOrderType } from "../../cart/cart-store.ts";
import { FailedLookup } from "../../location/failed-lookup.tsx";
import { measure } from "../../location/measurements.ts";
import { Fee, PlaceDistance } from "../../location/place-facts.tsx";
import { SkeletonRows } from "../../location/skeleton-rows.tsx";
import { zoneTerms } from "../../location/zone-terms.ts";
import { useFlow } from "../state/checkout-context.ts";
import { useCheckout } from "../state/checkout-store.ts";
import { isTooFarAway } from "../state/checkout-view.ts";
import { NoticeAlert } from "./notice-alert.tsx";

/** Delivery fee for the typed address, or why it is out of range. */
export function DeliveryReach() {
  const { locale, m } = useLocale<"checkout">();
  const words = LOCATION_WORDS[locale];
  const api = useApi();
  const { view } = useFlow();
  const said = useCheckout((state) => state.notice?.placement);
  const line = lookupLine(useCheckout((state) => state.delivery));
  const { check, zone, quote, lookup } = view.destination;
  const { delivery } = view.priced.totals;

  if (isTooFarAway(view))
    return (
      <Alert
        kind="error"
        action={
          <Button variant="secondary" onClick={() => chooseOrderType("pickup")}>
            {words.pickupInstead}
          </Button>
        }
      >
        {m.checkout.notices.too_far}
      </Alert>
    );
  if (said === "zone") return <NoticeAlert placement="zone" />;
  if (lookup === "needed") return null;
  if (lookup === "measuring") return <SkeletonRows label={words.measuring} rows={1} />;
  if (lookup) return <FailedLookup code={lookup} onRetry={() => void measure(api(), line)} />;
  if (!check) return null;
  if (quote)
    return (
      <Alert kind="good">
        <strong>
          <Fee cents={delivery} />
        </strong>
        <br />
        <PlaceDistance quote={quote} />
      </Alert>
    );
  if (!zone) return null;
  const terms = zoneTerms(zone, locale);
  return (
    <Alert kind="good">
      {delivery === 0
        ? m.checkout.address.zoneFree(zone.name)
        : m.checkout.address.zone(zone.name, formatMoney(delivery, locale))}
      {terms.length > 0 && (
        <>
          <br />
          {capitalise(terms.join(", "))}
        </>
      )}
    </Alert>
  );
}
