import type { Passwords } from "./accounts/passwords.ts";
import type { Catalogue } from "./catalogue/catalogue.ts";
import type { KeyedQueue } from "./checkout/keyed-queue.ts";
import type { OpenOrderGate } from "./checkout/open-orders.ts";
import type { Config } from "./config.ts";
import type { GroupCommit } from "./db/group-commit.ts";
import type { Db } from "./db/open.ts";
import type { Limits } from "./http/rate-limits.ts";
import type { LiveEvents } from "./live/live-events.ts";
import type { Locations } from "./locations/locations.ts";
import type { Log } from "./log.ts";
import type { Transport } from "./mail/transport.ts";
import type { Payments } from "./payments/payments.ts";
import type { CardProviders } from "./providers/card/open-card-providers.ts";
import type { PrinterNetwork } from "./providers/printer/printer.ts";
import type { DeskUptime } from "./staff/desk-uptime.ts";
import type { StorageWatch } from "./storage/watch-storage.ts";

/** What the routes work with; the composition root puts it together. */
export type Services = {
  config: Pick<
    Config,
    | "corsOrigins"
    | "mailFrom"
    | "metricsToken"
    | "otpTtlSeconds"
    | "site"
    | "siteRoot"
    | "trustProxy"
  >;
  db: Db;
  /** Whether the database answers within 2 s and can write. */
  isReady: () => Promise<boolean>;
  /** Whether there is space to write. */
  storage: StorageWatch;
  /** For what many do at the same moment: placing an order. */
  groupCommit: GroupCommit;
  catalogue: Catalogue;
  locations: Locations;
  live: LiveEvents;
  passwords: Passwords;
  /** Of the hashes of one-time codes. */
  codeKey: Buffer;
  /** Of the cookies of known devices. */
  deviceKey: Buffer;
  /** Of the links to orders. */
  trackingSecret: Buffer;
  limits: Limits;
  /** Those that this process is writing. */
  openOrders: OpenOrderGate;
  /** In which requests with the same `local_id` wait for each other. */
  orderQueue: KeyedQueue;
  /** Who takes cards. */
  providers: CardProviders;
  payments: Payments;
  log: Log;
  /** Epoch milliseconds. */
  now: () => number;
  /** The way to the mail server, or to the files that stand for it. */
  mailTransport: Transport;
  /** The way to the restaurant's receipt printers. */
  printerNetwork: PrinterNetwork;
  /** The ports that this very program uses, where no printer listens. */
  ownPorts: readonly number[];
  /** Since when orders could be answered without a break. */
  deskUptime: DeskUptime;
};
