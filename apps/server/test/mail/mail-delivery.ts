import { onTestFinished } from "vitest";
import { signalOnCommit } from "../../src/db/commit-signals.ts";
import type { Db } from "../../src/db/open.ts";
import { transact } from "../../src/db/transact.ts";
import { startMailDelivery } from "../../src/mail/deliver.ts";
import { aLog } from "./mail-log.ts";

/** A delivery with a log of its own, stopped when the test ends. */
export function deliverAt(db: Db, smtpUrl: string, clock: { now: number }) {
  const log = aLog();
  const delivery = startMailDelivery({
    db,
    config: { smtpUrl, mailFrom: null, dataDir: "", siteRoot: "http://localhost:3000" },
    log: log.log,
    now: () => clock.now,
  });
  onTestFinished(() => delivery.stop());
  return {
    ...log,
    ...delivery,
    /** Has the delivery look for due mails now: after the clock was moved, or another process wrote. */
    poll: () => transact(db, async (trx) => signalOnCommit(trx, "mail")),
  };
}
