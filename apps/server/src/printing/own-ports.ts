import type { Config } from "../config.ts";

type Addresses = Pick<Config, "port" | "databaseUrl" | "smtpUrl">;

/** Default ports of URLs without one. */
const USUAL: Record<string, number> = {
  "postgres:": 5432,
  "postgresql:": 5432,
  "smtp:": 587,
  "smtps:": 465,
};

/** Ports of this process, its database and its mail server, which a printer must not use. */
export function ownPorts({ port, databaseUrl, smtpUrl }: Addresses): number[] {
  const others = [databaseUrl, smtpUrl].filter((url) => url !== null).map(portOf);
  return [port, ...others];
}

function portOf(address: string): number {
  const { port, protocol } = new URL(address);
  return port === "" ? (USUAL[protocol] ?? 0) : Number(port);
}
