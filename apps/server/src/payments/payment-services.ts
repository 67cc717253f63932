import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Config } from "../config.ts";
import type { Db } from "../db/open.ts";
import type { Log } from "../log.ts";
import type { CardProviders } from "../providers/card/open-card-providers.ts";

/** Dependencies of payment handling. */
export type PaymentServices = {
  db: Db;
  providers: CardProviders;
  catalogue: Pick<Catalogue, "current">;
  config: Pick<Config, "siteRoot">;
  /** Key that signs links to orders. */
  trackingSecret: Buffer;
  log: Pick<Log, "debug" | "info" | "warn" | "error">;
  /** Epoch milliseconds. */
  now: () => number;
};
