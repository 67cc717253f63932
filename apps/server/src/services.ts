import type { Passwords } from "./accounts/passwords.ts";
import type { Catalogue } from "./catalogue/catalogue.ts";
import type { KeyedQueue } from "./checkout/keyed-queue.ts";
import type { OpenOrderGate } from "./checkout/open-orders.ts";
import type { Config } from "./config.ts";
import type { GroupCommit } from "./db/group-commit.ts";
import type { Db } from "./db/open.ts";
import type { VapidKeys } from "./db/secrets.ts";
import type { Limits } from "./http/rate-limits.ts";
import type { LiveEvents } from "./live/live-events.ts";
import type { Locations } from "./locations/locations.ts";
import type { Log } from "./log.ts";
import type { Transport } from "./mail/transport.ts";
import type { Payments } from "./payments/payments.ts";
import type { Pictures } from "./pictures/pictures.ts";
import type { CardProviders } from "./providers/card/open-card-providers.ts";
import type { PrinterNetwork } from "./providers/printer/printer.ts";
import type { PushNetwork } from "./providers/push/push-network.ts";
import type { DeskUptime } from "./staff/desk-uptime.ts";
import type { StorageWatch } from "./storage/watch-storage.ts";

/** Dependencies of the routes, built by the composition root. */
export type Services = {
  config: Pick<
    Config,
    | "apiRoot"
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
  /** Whether there is disk space left to write. */
  storage: StorageWatch;
  /** Runs concurrent transactions, such as those that place orders, in one commit. */
  groupCommit: GroupCommit;
  catalogue: Catalogue;
  locations: Locations;
  live: LiveEvents;
  /** Hashes of customers who sign in or prove a password. */
  passwords: Passwords;
  /** Hashes of whoever signs up or resets a password, in a queue of their own. */
  joinPasswords: Passwords;
  /** Hashes of the staff, in a queue of their own. */
  deskPasswords: Passwords;
  /** Key of the hashes of one-time codes. */
  codeKey: Buffer;
  /** Key that signs the cookies of known devices. */
  deviceKey: Buffer;
  /** Key that signs the links to orders. */
  trackingSecret: Buffer;
  limits: Limits;
  /** Orders that this process is inserting at the moment. */
  openOrders: OpenOrderGate;
  /** Serializes requests with the same `local_id`. */
  orderQueue: KeyedQueue;
  /** The active card payment providers. */
  providers: CardProviders;
  payments: Payments;
  /** Photos of dishes. */
  pictures: Pictures;
  log: Log;
  /** Epoch milliseconds. */
  now: () => number;
  /** Connection to the mail server, or to the folder that replaces it. */
  mailTransport: Transport;
  /** Network connection to the restaurant's receipt printers. */
  printerNetwork: PrinterNetwork;
  /** Connection to the push services of browsers. */
  pushNetwork: PushNetwork;
  /** Key pair that signs pushes. */
  vapid: VapidKeys;
  /** Ports used by this process, which cannot be a printer's. */
  ownPorts: readonly number[];
  /** How long a command of the staff can be undone, in ms; 0: it takes effect at once. */
  holdMs: number;
  /** Since when the desk could answer orders without interruption. */
  deskUptime: DeskUptime;
};
