import { join } from "node:path";
import { PICTURE_FOLDER } from "@noren/sample/stored-pictures.ts";
import { createPasswords, hashThreads } from "./accounts/passwords.ts";
import { createApiApp, type Pages } from "./api.ts";
import { openCatalogue } from "./catalogue/catalogue.ts";
import { menusAt } from "./catalogue/public-answers.ts";
import { keyedQueue } from "./checkout/keyed-queue.ts";
import { openOrderGate } from "./checkout/open-orders.ts";
import type { Config } from "./config.ts";
import { groupCommit } from "./db/group-commit.ts";
import { isMigrated, migrate } from "./db/migrate.ts";
import { type Db, isReady, openDatabase } from "./db/open.ts";
import { readSecret, readVapidKeys } from "./db/secrets.ts";
import type { ApiApp } from "./http/environment.ts";
import { type LimitRules, openLimits } from "./http/rate-limits.ts";
import { openLiveEvents } from "./live/live-events.ts";
import { openLocations } from "./locations/locations.ts";
import type { Log } from "./log.ts";
import { openTransport } from "./mail/transport.ts";
import { HOLD_MS } from "./orders/held-change.ts";
import { createPages } from "./pages/host.ts";
import { createPayments } from "./payments/payments.ts";
import { databaseFiles, folderFiles } from "./pictures/picture-files.ts";
import { openPictures } from "./pictures/pictures.ts";
import { ownPorts } from "./printing/own-ports.ts";
import { openCardProviders } from "./providers/card/open-card-providers.ts";
import type { GeocoderTimeouts } from "./providers/geocoder/open-geocoder.ts";
import { networkPrinters, type PrinterTimeouts } from "./providers/printer/network-printer.ts";
import { pushNetwork } from "./providers/push/push-network.ts";
import { seed } from "./seed/seed.ts";
import type { Services } from "./services.ts";
import { ensureFirstOwner } from "./staff/auth/first-owner.ts";
import { deskUptime } from "./staff/desk-uptime.ts";
import { watchStorage } from "./storage/watch-storage.ts";
import { warnOfDoubleTax } from "./tax-warning.ts";
import { trackedOrder } from "./tracking/tracking.ts";

export type AppInput = {
  config: Config;
  log: Log;
  now: () => number;
  /** Folder of the built site; null for an app without pages. */
  webFolder: string | null;
  /** Overrides of the default rate limits. */
  limits?: Partial<LimitRules>;
  /** Other than the default times that the app waits for other systems. */
  timeouts?: Timeouts | undefined;
  /** Other than the default time in which the staff can undo a command, in ms. */
  holdMs?: number | undefined;
};

/** Milliseconds. */
export type Timeouts = {
  geocoder: GeocoderTimeouts;
  cards: number;
  printer: PrinterTimeouts;
  databaseProbe: number;
};

/** The whole app without a listening socket: `http.fetch` answers as the network would. */
export type App = {
  http: ApiApp;
  db: Db;
  services: Services;
  /** Where the first owner chooses a password; null where there is an owner. */
  setUpLink: string | null;
  close: () => Promise<void>;
};

export async function openApp(input: AppInput): Promise<App> {
  const { config, log, now, timeouts } = input;
  await using opened = new AsyncDisposableStack();
  const database = await openDatabase(config, log, timeouts?.databaseProbe);
  opened.defer(database.close);
  const { db } = database;
  log.info(`database: ${database.location}`);
  const migrations = await migrate(database);
  if (migrations.length > 0) log.info({ migrations }, "the database was migrated");
  await database.withOwnConnection((ownConnection) => seed(ownConnection, config.sampleData, log));

  const providers = openCardProviders(config, db, timeouts?.cards);
  if (providers.demo) {
    const whose = providers.isForThisMachine ? ", and only of browsers on this machine" : "";
    log.warn(`card payments use the demo provider${whose}: nobody is charged`);
  }
  const options = { site: config.site, siteStates: config.siteStates, card: providers.offer };
  const catalogue = await openCatalogue({ db, restaurant: options, log, now });
  opened.defer(catalogue.stop);
  warnOfDoubleTax(catalogue.current().settings.tax, log);

  const live = openLiveEvents({
    ...{ db, databaseUrl: config.databaseUrl, log },
    onNotified: catalogue.wake,
  });
  opened.defer(live.stop);
  const threads = hashThreads();
  const deskPasswords = createPasswords(threads);
  const setUpLink = await ensureFirstOwner({ db, config, passwords: deskPasswords, log, now });

  const storage = watchStorage({
    ...{ db, catalogue, config, log, now },
    isFull: () => database.health.state() === "full",
  });

  const mailTransport = openTransport(config, log);
  opened.defer(async () => mailTransport.close());
  const trackingSecret = await readSecret(db, "tracking");
  const services: Services = {
    config,
    db,
    // A newer version may have migrated the database under this instance.
    isReady: async () => (await isReady(database)) && isMigrated(database).catch(() => false),
    storage,
    groupCommit: groupCommit(db),
    catalogue,
    locations: openLocations({ config, log, now, timeouts: timeouts?.geocoder }),
    live,
    passwords: createPasswords(threads),
    joinPasswords: createPasswords(threads),
    deskPasswords,
    codeKey: await readSecret(db, "codes"),
    deviceKey: await readSecret(db, "devices"),
    trackingSecret,
    limits: openLimits(database, input.limits),
    openOrders: openOrderGate(),
    orderQueue: keyedQueue(),
    providers,
    payments: createPayments({
      db,
      providers,
      catalogue,
      config,
      trackingSecret,
      log,
      now,
    }),
    pictures: openPictures({ db, files: pictureFiles(db, config), now }),
    log,
    now,
    mailTransport,
    printerNetwork: networkPrinters(timeouts?.printer),
    pushNetwork: pushNetwork(),
    vapid: await readVapidKeys(db),
    ownPorts: ownPorts(config),
    deskUptime: deskUptime(now),
    holdMs: input.holdMs ?? HOLD_MS,
  };
  const pages =
    input.webFolder === null
      ? undefined
      : await openPages(input.webFolder, services, config, (request) => http.fetch(request));
  const http: ApiApp = createApiApp(services, pages);
  const close = opened.move();
  return { http, db, services, setUpLink, close: () => close.disposeAsync() };
}

function pictureFiles(db: Db, { databaseUrl, dataDir }: Config) {
  const folder = join(dataDir, "pictures");
  return databaseUrl === null ? folderFiles(db, folder) : databaseFiles(db, folder);
}

function openPages(
  webFolder: string,
  services: Services,
  { site, siteRoot, apiRoot, stripeJsUrl, stripeApiBase }: Config,
  ownApi: (request: Request) => Response | Promise<Response>,
): Promise<Pages> {
  const { catalogue, now, log } = services;
  return createPages({
    site,
    siteRoot,
    apiRoot,
    send: apiRoot === "" ? ownApi : fetch,
    menus: (locale) => menusAt(catalogue.current(), locale, now()),
    trackedOrder: (orderId, key) => trackedOrder(services, orderId, key),
    dataVersion: catalogue.stamp,
    now,
    log,
    webFolder,
    stripeOrigins: { script: stripeJsUrl, api: stripeApiBase },
    pictureFolder: PICTURE_FOLDER,
  });
}
