import type { Db } from "../db/open.ts";
import type { LiveEvents } from "../live/live-events.ts";
import type { Log } from "../log.ts";
import type { CardProviders } from "../providers/card/open-card-providers.ts";

/** What the handling of payments works with. */
export type PaymentServices = {
  db: Db;
  providers: CardProviders;
  /** Told when an order came to the desk by being paid. */
  live: Pick<LiveEvents, "announce">;
  log: Pick<Log, "debug" | "info" | "warn" | "error">;
  /** Epoch milliseconds. */
  now: () => number;
  /** Called after a commit that queued mails. */
  wakeMail: () => void;
  /** Called after a commit that queued something to do with money. */
  wakePayments: () => void;
};
