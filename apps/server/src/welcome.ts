import { join } from "node:path";
import type { Config } from "./config.ts";
import type { RunningServer } from "./server.ts";

type Started = {
  server: Pick<RunningServer, "setUpLink">;
  config: Pick<Config, "siteRoot" | "smtpUrl" | "dataDir">;
};

/**
 * What somebody who has just started Noren wants to open, in three lines. Shop and desk have
 * sessions of their own, but are named by one host, since cookies and storage of `localhost` and
 * `127.0.0.1` are apart.
 */
export function welcome({ server: { setUpLink }, config }: Started): string {
  const { siteRoot, smtpUrl, dataDir } = config;
  const desk = setUpLink ? `choose the owner's password at ${setUpLink}` : `${siteRoot}/desk`;
  const mails = smtpUrl
    ? `are sent by ${new URL(smtpUrl).host}`
    : `are written to ${join(dataDir, "mail")}`;
  return [`The shop: ${siteRoot}`, `The desk: ${desk}`, `The mails ${mails}`, ""].join("\n");
}
