import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Config } from "../config.ts";
import type { Db } from "../db/open.ts";
import type { LiveEvents } from "../live/live-events.ts";
import type { Log } from "../log.ts";
import type { CardProviders } from "../providers/card/open-card-providers.ts";

/** What the handling of payments works with. */
export type PaymentServices = {
  db: Db;
  providers: CardProviders;
  catalogue: Pick<Catalogue, "current">;
  config: Pick<Config, "siteRoot">;
  /** Of the links to orders. */
  trackingSecret: Buffer;
  /** Told when the desk has to know of an order's money. */
  live: Pick<LiveEvents, "announce">;
  log: Pick<Log, "debug" | "info" | "warn" | "error">;
  /** Epoch milliseconds. */
  now: () => number;
  /** Called after a commit that queued mails. */
  wakeMail: () => void;
  /** Called after a commit that queued something to do with money. */
  wakePayments: () => void;
};
