import type { Reply } from "@noren/contract/call.ts";
import { shortMomentAt } from "@noren/contract/format/moments.ts";
import type { Printer, Printers } from "@noren/contract/staff/printing.ts";
import { useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { useOffice } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import type { DeskIconName } from "../desk-icon-names.ts";
import page from "../page/desk-page.module.css";
import { useCommand } from "../use-command.ts";
import { PrinterForm } from "./printer-form.tsx";
import styles from "./printer-row.module.css";
import { isInTrouble } from "./printer-trouble.ts";
import { PRINTERS } from "./printers.ts";

/** One printer: address, documents, state and actions. */
export function PrinterRow({ printer }: { printer: Printer }) {
  const { m, api } = useOffice();
  const { send, isBusy, message } = useCommand();
  const [mode, setMode] = useState<"shown" | "edited" | "removed">("shown");
  const { id, name, enabled } = printer;
  const words = m.printersPage;

  async function run(call: () => Promise<Reply<Printers>>) {
    const done = await send(call);
    if (done) PRINTERS.put(done.payload);
  }

  if (mode === "edited")
    return (
      <section className={page.section} aria-label={name}>
        <h2>{name}</h2>
        <PrinterForm
          printer={printer}
          submit={words.save}
          save={(facts) => api.changePrinter(id, facts)}
          onSaved={(saved) => {
            PRINTERS.put(saved);
            setMode("shown");
          }}
          onCancel={() => setMode("shown")}
        />
      </section>
    );

  return (
    <section className={page.section} aria-label={name}>
      <PrinterFacts printer={printer} />
      {message && <Alert kind="error">{message}</Alert>}
      {mode === "removed" ? (
        <div className={styles.commands}>
          <p className={styles.question}>{words.removeSure(name)}</p>
          <Button disabled={isBusy} onClick={() => run(() => api.removePrinter(id))}>
            {words.remove}
          </Button>
          <Button variant="secondary" onClick={() => setMode("shown")}>
            {words.keep}
          </Button>
        </div>
      ) : (
        <div className={styles.commands}>
          <Button
            variant="secondary"
            disabled={isBusy}
            aria-label={words.testOf(name)}
            onClick={() => run(() => api.testPrinter(id))}
          >
            <DeskIcon name="printer" />
            {words.test}
          </Button>
          <Button
            variant="secondary"
            disabled={isBusy}
            aria-label={enabled ? words.switchOffWhich(name) : words.switchOnWhich(name)}
            onClick={() => run(() => api.changePrinter(id, { enabled: !enabled }))}
          >
            {enabled ? words.switchOff : words.switchOn}
          </Button>
          <Button
            variant="secondary"
            aria-label={words.editWhich(name)}
            onClick={() => setMode("edited")}
          >
            {words.edit}
          </Button>
          <Button
            variant="secondary"
            aria-label={words.removeWhich(name)}
            onClick={() => setMode("removed")}
          >
            {words.remove}
          </Button>
        </div>
      )}
    </section>
  );
}

function PrinterFacts({ printer }: { printer: Printer }) {
  const { m, locale, restaurant } = useOffice();
  const { name, host, port, kinds, copies, print_when, enabled, status, status_at, waiting } =
    printer;
  const words = m.printersPage;
  const how = enabled ? m.printing.status[status] : words.off;
  const moment = status_at && shortMomentAt(Date.parse(status_at), restaurant.timezone, locale);
  const isBad = isInTrouble(printer) || !enabled;
  return (
    <div>
      <h2>{name}</h2>
      <p className={styles.how} data-mood={isBad ? "bad" : status}>
        <DeskIcon name={iconFor(printer)} size={22} />
        <span>
          {enabled && moment ? words.lastStatus(how, moment) : how}
          {waiting > 0 && ` · ${words.waiting(waiting)}`}
        </span>
      </p>
      <p className={page.soft}>
        {kinds.map((kind) => m.printing.kinds[kind]).join(", ")} · {words.copies(copies)}
      </p>
      <p className={page.soft}>{m.printing.moments[print_when]}</p>
      <p className={page.soft}>
        <code className={styles.place}>
          {host}:{port}
        </code>
      </p>
    </div>
  );
}

function iconFor(printer: Printer): DeskIconName {
  if (!printer.enabled) return "prohibit";
  if (isInTrouble(printer)) return "warning";
  return printer.status === "ready" ? "check-circle" : "printer";
}
