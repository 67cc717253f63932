import { readFileSync } from "node:fs";
import { maxHeaderSize } from "node:http";
import { MAX_ORDER_TEXT_BYTES } from "@noren/contract/checkout.ts";
import { MAX_PICTURE_BYTES } from "@noren/contract/staff/pictures.ts";
import { expect, test } from "vitest";
import {
  CODES_AN_HOUR,
  CODES_AN_HOUR_KNOWN,
  MAX_WRONG,
} from "../apps/server/src/accounts/codes.ts";
import { MAX_SESSIONS } from "../apps/server/src/accounts/own-session.ts";
import {
  MAX_CONCURRENT_HASHES,
  MAX_WAITING_HASHES,
} from "../apps/server/src/accounts/passwords.ts";
import { EXPIRED_KEPT_MS } from "../apps/server/src/accounts/purge-codes.ts";
import { UNVERIFIED_KEPT_MS } from "../apps/server/src/accounts/purge-unverified.ts";
import { MAX_ADDRESSES } from "../apps/server/src/accounts/saved-addresses.ts";
import {
  MAX_OPEN_ORDERS,
  MAX_OPEN_ORDERS_OF_NETWORK,
} from "../apps/server/src/checkout/open-orders.ts";
import { POOL_SIZE } from "../apps/server/src/db/postgres.ts";
import { MAX_PREPARED } from "../apps/server/src/db/postgres-client.ts";
import { WIDER_NETWORK_FACTOR } from "../apps/server/src/http/caller-address.ts";
import { MAX_BODY_BYTES } from "../apps/server/src/http/middlewares.ts";
import {
  DESK_STREAMS,
  type OpenStreamLimits,
  TRACKING_STREAMS,
} from "../apps/server/src/http/open-streams.ts";
import { LIMIT_RULES, MAX_COUNTERS } from "../apps/server/src/http/rate-limits.ts";
import { WAITING_CUSTOMERS, WAITING_STAFF } from "../apps/server/src/http/waiting-room.ts";
import { MAILS_AN_HOUR } from "../apps/server/src/mail/admission.ts";
import { MAX_WAITING } from "../apps/server/src/pages/background.ts";
import { MAX_BYTES } from "../apps/server/src/pages/page-cache.ts";
import { MAX_GENERATIONS } from "../apps/server/src/payments/start-payment.ts";
import { BAN_RATE } from "../apps/server/src/providers/geocoder/ban.ts";
import { CACHE_SIZE } from "../apps/server/src/providers/geocoder/cache.ts";
import { MAX_CONCURRENT_GEOCODING } from "../apps/server/src/providers/geocoder/open-geocoder.ts";
import { MAX_LENGTH } from "../apps/server/src/providers/geocoder/query.ts";
import { ROUTING_RATE } from "../apps/server/src/providers/geocoder/routing.ts";
import { MAX_DEVICES } from "../apps/server/src/staff/push-subscriptions.ts";

const DOCUMENT = new URL("../docs/security.md", import.meta.url);
const ROW = /^\| `(\w+)` +\|(.*)\|$/;
const COLUMNS = 5;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const HOUR_MS = HOUR * 1000;
const KB = 1024;

const grouped = (count: number) => count.toLocaleString("en");
const streams = ({ perAddress, total }: OpenStreamLimits) =>
  `${perAddress} an address, ${grouped(total)} in all`;

function windowOf(seconds: number): string {
  if (seconds % HOUR === 0) return `${seconds / HOUR} h`;
  return seconds % MINUTE === 0 ? `${seconds / MINUTE} min` : `${seconds} s`;
}

const RATES = Object.entries(LIMIT_RULES).map(([name, { points, seconds }]) => [
  name,
  `${points} in ${windowOf(seconds)}`,
]);

/** The bound of each limit, as the program has it. */
const BOUNDS: Record<string, string> = {
  ...Object.fromEntries(RATES),
  wider_network: `${WIDER_NETWORK_FACTOR} times the bound of one address`,
  open_orders_account: `${MAX_OPEN_ORDERS}`,
  open_orders_address: `${MAX_OPEN_ORDERS}`,
  open_orders_network: `${MAX_OPEN_ORDERS_OF_NETWORK}`,
  order_text_bytes: `${MAX_ORDER_TEXT_BYTES / KB} kB`,
  intent_generations: `${MAX_GENERATIONS}`,
  query_characters: `${MAX_LENGTH} characters`,
  geocoding_calls: `${BAN_RATE} a second, ${MAX_CONCURRENT_GEOCODING} at once`,
  routing_calls: `${ROUTING_RATE} a second`,
  cached_lookups: `${grouped(CACHE_SIZE)} of each`,
  waiting_customers: streams(WAITING_CUSTOMERS),
  waiting_staff: streams(WAITING_STAFF),
  concurrent_hashes: `${MAX_CONCURRENT_HASHES} at once`,
  waiting_hashes: `${MAX_WAITING_HASHES}`,
  wrong_guesses: `${MAX_WRONG}`,
  codes_an_hour: `${CODES_AN_HOUR} in 1 h`,
  codes_an_hour_known: `${CODES_AN_HOUR_KNOWN} in 1 h`,
  mails_an_hour: `${MAILS_AN_HOUR} in 1 h`,
  sessions: `${MAX_SESSIONS}`,
  push_devices: `${MAX_DEVICES}`,
  saved_addresses: `${MAX_ADDRESSES}`,
  unverified_accounts: `${UNVERIFIED_KEPT_MS / HOUR_MS / 24} days`,
  expired_codes: `${EXPIRED_KEPT_MS / HOUR_MS} h`,
  tracking_streams: streams(TRACKING_STREAMS),
  desk_streams: streams(DESK_STREAMS),
  picture_bytes: `${MAX_PICTURE_BYTES / KB / KB} MB`,
  waiting_pages: `${MAX_WAITING}`,
  body_bytes: `${MAX_BODY_BYTES / KB} kB`,
  header_bytes: `${maxHeaderSize / KB} kB`,
  cached_pages: `${MAX_BYTES / KB / KB} MB`,
  counters: grouped(MAX_COUNTERS),
  prepared_statements: `${MAX_PREPARED}`,
  database_connections: `${POOL_SIZE}`,
};

const [, section = ""] = readFileSync(DOCUMENT, "utf8").split("## Limits\n");
const [table = ""] = section.split(/^## /m);
const rows = table.split("\n").flatMap((line) => {
  const [, name, cells = ""] = ROW.exec(line) ?? [];
  return name === undefined ? [] : [{ name, cells: cells.split("|").map((cell) => cell.trim()) }];
});

test("docs/security.md has one row for each limit of the program, and for nothing else", () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(BOUNDS).sort());
});

test("docs/security.md states of each limit what it bounds, by what it counts, its bound, what people see and when it is freed", () => {
  const incomplete = rows.filter(
    ({ cells }) => cells.length !== COLUMNS || cells.some((cell) => cell === ""),
  );
  expect(incomplete).toEqual([]);
});

test.each(rows)("docs/security.md states the bound of $name", ({ name, cells }) => {
  const [, , bound] = cells;
  expect(bound).toBe(BOUNDS[name]);
});
