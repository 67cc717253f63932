import { useState } from "react";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useOffice } from "../desk-context.tsx";
import page from "../page/desk-page.module.css";
import { DeskPage } from "../page/desk-page.tsx";
import { ReadState } from "../read/read-state.tsx";
import { PrinterForm } from "./printer-form.tsx";
import { PrinterRow } from "./printer-row.tsx";
import { PRINTERS } from "./printers.ts";

/**
 * The restaurant's printers: documents and state of each, a test print, and a form for new ones.
 */
export function PrintersPage() {
  const { m, api } = useOffice();
  const { data, problem, refetch } = PRINTERS.useOnPage(api);
  const printers = data?.printers;
  const [added, setAdded] = useState(0);
  const words = m.printersPage;
  return (
    <DeskPage title={m.nav.printers}>
      <p className={page.soft}>{words.lead}</p>
      <ReadState data={printers} problem={problem} refetch={refetch} lines={3} />
      {printers?.length === 0 && <EmptyState title={words.noneTitle} text={words.noneText} />}
      {printers?.map((printer) => (
        <PrinterRow key={printer.id} printer={printer} />
      ))}
      <section className={page.section}>
        <h2>{words.add}</h2>
        <PrinterForm
          key={added}
          submit={words.add}
          save={(facts) => api.addPrinter(facts)}
          onSaved={(saved) => {
            PRINTERS.put(saved);
            setAdded((count) => count + 1);
          }}
        />
      </section>
    </DeskPage>
  );
}
