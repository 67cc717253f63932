import type { Config } from "../config.ts";

type Addresses = Pick<Config, "port" | "databaseUrl" | "smtpUrl">;

/** The usual ports of what an address without one leads to. */
const USUAL: Record<string, number> = {
  "postgres:": 5432,
  "postgresql:": 5432,
  "smtp:": 587,
  "smtps:": 465,
};

/** Where this program itself listens, and where its database and mail server do. */
export function ownPorts({ port, databaseUrl, smtpUrl }: Addresses): number[] {
  const others = [databaseUrl, smtpUrl].filter((url) => url !== null).map(portOf);
  return [port, ...others];
}

function portOf(address: string): number {
  const { port, protocol } = new URL(address);
  return port === "" ? (USUAL[protocol] ?? 0) : Number(port);
}
