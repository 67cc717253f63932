import type { Db } from "../db/open.ts";
import type { Log } from "../log.ts";
import type { CardProviders } from "../providers/card/open-card-providers.ts";

/** What the handling of payments works with. */
export type PaymentServices = {
  db: Db;
  providers: CardProviders;
  log: Pick<Log, "debug" | "info" | "warn" | "error">;
  /** Epoch milliseconds. */
  now: () => number;
  /** Called after a commit that queued mails. */
  wakeMail: () => void;
  /** Called after a commit that queued something to do with money. */
  wakePayments: () => void;
};
