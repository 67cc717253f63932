import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  email,
  flag,
  oneOf,
  origins,
  port,
  proxies,
  root,
  seconds,
  sender,
  siteAddress,
  smtpServer,
  staffPassword,
  text,
  url,
  type ValueKind,
} from "./config-values.ts";
import { ROOT } from "./root.ts";
import { readSite } from "./site.ts";
import { StartError } from "./start-error.ts";

export type Env = Readonly<Record<string, string | undefined>>;
export type Config = Awaited<ReturnType<typeof readConfig>>;

/** What fills an empty database. */
export type SampleData = { kind: "sample" } | { kind: "empty" } | { kind: "file"; path: string };

const APP_ORIGINS = ["capacitor://localhost", "https://localhost"];
const LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** Reads every variable of docs/operating.md; throws a `StartError` that names an invalid one. */
export async function readConfig(env: Env) {
  const variables = variablesOf(env);
  const { read, optional } = variables;
  const listenPort = read("PORT", port, 3000);
  const host = read("HOST", text, "127.0.0.1");
  const siteRoot = read("SITE_ROOT", siteAddress, ownAddress(host, listenPort));

  return {
    port: listenPort,
    host,
    siteRoot,
    /** Empty for this server's own API. */
    apiRoot: read("API_ROOT", root("http", "https"), ""),
    /** Null for the embedded database in `dataDir`. */
    databaseUrl: optional("DATABASE_URL", url("postgres", "postgresql"), "secret"),
    dataDir: resolve(read("DATA_DIR", text, join(ROOT, "data"))),
    /** Null: mails are written to files. */
    smtpUrl: optional("SMTP_URL", smtpServer, "secret"),
    mailFrom: optional("MAIL_FROM", sender),
    /** Null: the demonstration provider, or none. */
    stripe: variables.allOrNone({
      secretKey: "STRIPE_SECRET_KEY",
      publishableKey: "STRIPE_PUBLISHABLE_KEY",
      webhookSecret: "STRIPE_WEBHOOK_SECRET",
    }),
    stripeApiBase: optional("STRIPE_API_BASE", root("https", "http")),
    stripeJsUrl: optional("STRIPE_JS_URL", url("https", "http")),
    demoPayments: read("DEMO_PAYMENTS", flag, false),
    locations: read("LOCATIONS", oneOf("auto", "ban", "embedded"), "auto"),
    banUrl: optional("BAN_URL", root("https", "http")),
    routingUrl: optional("ROUTING_URL", root("https", "http")),
    staff: variables.allOrNone(
      { email: "STAFF_EMAIL", password: "STAFF_PASSWORD" },
      { email, password: staffPassword },
    ),
    logLevel: read("LOG_LEVEL", oneOf(...LEVELS), "info"),
    trustProxy: read("TRUST_PROXY", proxies, []),
    corsOrigins: [new URL(siteRoot).origin, ...read("CORS_ORIGINS", origins, APP_ORIGINS)],
    otpTtlSeconds: read("OTP_TTL_SECONDS", seconds, 600),
    metricsToken: optional("METRICS_TOKEN", text, "secret"),
    sampleData: sampleDataOf(read("SAMPLE_DATA", text, "1")),
    ...(await readSite(optional("SITE_CONFIG", text))),
  };
}

type Secrecy = "secret" | "plain";

/** Blank values count as not set. The value of a secret is not repeated in an error. */
function variablesOf(env: Env) {
  function optional<T>(name: string, kind: ValueKind<T>, secrecy: Secrecy = "plain"): T | null {
    const value = env[name]?.trim();
    if (!value) return null;
    const result = kind.schema.safeParse(value);
    if (result.success) return result.data;
    const shown = secrecy === "secret" ? "the value given" : JSON.stringify(value);
    throw new StartError(`${name}: ${shown} is not allowed; allowed: ${kind.allowed}`);
  }

  function read<T>(name: string, kind: ValueKind<T>, fallback: T): T {
    return optional(name, kind) ?? fallback;
  }

  function allOrNone<Key extends string>(
    names: Record<Key, string>,
    kinds: Partial<Record<Key, ValueKind<string>>> = {},
  ): Record<Key, string> | null {
    const entries = (Object.keys(names) as Key[]).map(
      (key) => [key, optional(names[key], kinds[key] ?? text, "secret")] as const,
    );
    const missing = entries.filter(([, value]) => value === null).map(([key]) => names[key]);
    if (missing.length === entries.length) return null;
    if (missing.length === 0) return Object.fromEntries(entries) as Record<Key, string>;
    const all = Object.values<string>(names).join(", ");
    throw new StartError(`${missing.join(", ")}: not set; allowed: all of ${all}, or none`);
  }

  return { read, optional, allOrNone };
}

function sampleDataOf(value: string): SampleData {
  if (value === "1") return { kind: "sample" };
  if (value === "0") return { kind: "empty" };
  const path = resolve(value);
  if (existsSync(path)) return { kind: "file", path };
  throw new StartError(
    `SAMPLE_DATA: "${value}" is not allowed; allowed: 0, 1, or the path of a JSON file that exists`,
  );
}

/** For a host that means all interfaces, the address is that of localhost. */
function ownAddress(host: string, port: number): string {
  const everywhere = host === "0.0.0.0" || host === "::";
  const name = everywhere ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
