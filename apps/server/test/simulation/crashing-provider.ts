import type { CardProvider, ProviderAnswer } from "../../src/providers/card/card-provider.ts";
import type { CrashPoint } from "./crash-point.ts";
import type { Random } from "./random.ts";

const LOST = { ok: false, kind: "unreachable", code: "lost" } as const;

/**
 * A card provider on an unreliable connection, called by a process that may crash before or after a
 * call.
 */
export function crashingProvider(
  provider: CardProvider,
  crashPoint: CrashPoint,
  random: Random,
  lossOf: () => number,
): CardProvider {
  async function ask<T>(call: () => Promise<ProviderAnswer<T>>): Promise<ProviderAnswer<T>> {
    await crashPoint.step();
    if (random.chance(lossOf())) return LOST;
    const answer = await call();
    await crashPoint.step();
    return random.chance(lossOf()) ? LOST : answer;
  }

  return {
    name: provider.name,
    createCustomer: (person) => ask(() => provider.createCustomer(person)),
    createIntent: (wanted) => ask(() => provider.createIntent(wanted)),
    retrieve: (id) => ask(() => provider.retrieve(id)),
    update: (id, changes) => ask(() => provider.update(id, changes)),
    capture: (id) => ask(() => provider.capture(id)),
    cancel: (id) => ask(() => provider.cancel(id)),
    refund: (id, amount, key) => ask(() => provider.refund(id, amount, key)),
    refunds: (id) => ask(() => provider.refunds(id)),
    readEvent: provider.readEvent,
  };
}
