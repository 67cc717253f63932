import type { addressTrial, Trial } from "@noren/contract/staff/delivery.ts";
import { deliveryCharge, deliveryFee } from "@noren/ordering/delivery.ts";
import { checkDelivery, zonesFor } from "@noren/ordering/delivery-area.ts";
import { ZERO } from "@noren/ordering/money.ts";
import type { z } from "zod";
import { settingsAt } from "../catalogue/snapshot.ts";
import type { Lookup } from "../locations/lookup.ts";
import type { Services } from "../services.ts";

type Tried = { ok: true; trial: Trial } | Extract<Lookup<never>, { ok: false }>;

/** What a guest at an address is told, by the functions that the checkout uses. */
export async function tryAddress(
  { catalogue, locations, now }: Pick<Services, "catalogue" | "locations" | "now">,
  { address, subtotal }: z.output<typeof addressTrial>,
): Promise<Tried> {
  const settings = settingsAt(catalogue.current().settings, now());
  const { delivery, slots } = settings;
  const lookup = await locations.measure(address, settings);
  if (!lookup.ok) return lookup;
  const { value: found } = lookup.found;
  const { city, postal_code, lat, lng, approximate } = found;
  const of = { city, postal_code, position: approximate ? null : { lat, lng } };
  const quote = delivery.calculation_type === "distance" ? found : null;
  const check = checkDelivery({ subtotal, address: of, quote, zoneName: null }, delivery);
  const isZoned = delivery.calculation_type === "zone_based";
  const zone = isZoned ? (zonesFor(of, delivery)[0] ?? null) : null;
  const charge = deliveryCharge({
    ...{ orderType: "delivery", subtotal, settings: delivery, zone, quote },
  });
  return {
    ok: true,
    trial: {
      address: found.formatted_address,
      refusal: check.ok ? null : check.code,
      missing: !check.ok && check.code === "below_minimum" ? check.missing : ZERO,
      zone: zone?.name ?? null,
      fee: charge && deliveryFee(charge),
      distance: found.distance,
      unit: found.unit,
      minutes: slots.delivery.minimum_time + (zone?.extra_minutes ?? 0),
    },
  };
}
