import type { DocumentKind } from "@noren/contract/staff/printing.ts";
import { useCallback, useEffect, useState } from "react";
import { useParams } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import page from "../page/desk-page.module.css";
import { DeskPage } from "../page/desk-page.tsx";
import { ReadState } from "../read/read-state.tsx";
import { useRead } from "../read/use-read.ts";
import { documentKindsOf } from "./document-kinds.ts";
import styles from "./print-preview-page.module.css";

/** Printable width of an 80 mm printer in dots and in millimetres. */
const PAPER_DOTS = 576;
const PAPER_MM = 72;
/** Extra height in mm, so that the browser does not break the page. */
const SPARE_MM = 8;

/** An order's documents as a printer prints them, to be printed by the browser. */
export function PrintPreviewPage() {
  const { m, api } = useDesk();
  const { orderId = "" } = useParams();
  const [chosen, setChosen] = useState<DocumentKind | null>(null);
  const [height, setHeight] = useState<number | null>(null);
  const read = useCallback(() => api.order(orderId), [api, orderId]);
  const { data, problem, refetch } = useRead(read);
  usePageHeight(height);

  const documents = documentKindsOf(data?.order.progress);
  const kind = chosen ?? documents[0];
  const number = data?.order.number ?? "";
  const { documentPage, kinds } = m.printing;
  return (
    <DeskPage title={documentPage.title(number)}>
      <div className={styles.tools} data-no-print>
        <Link to="/">{documentPage.back}</Link>
        <Segmented
          label={documentPage.which}
          segments={documents.map((value) => ({ value, label: kinds[value] }))}
          value={kind}
          onChange={setChosen}
        />
        <Button onClick={() => window.print()}>
          <DeskIcon name="printer" />
          {documentPage.print}
        </Button>
        <p className={page.soft}>{documentPage.hint}</p>
      </div>
      <ReadState data={data} problem={problem} refetch={refetch} lines={5} size="field" />
      {data && (
        <img
          key={kind}
          className={styles.document}
          src={api.documentAddress(orderId, kind)}
          alt={documentPage.picture(kinds[kind], number)}
          onLoad={({ currentTarget }) => setHeight(currentTarget.naturalHeight)}
        />
      )}
    </DeskPage>
  );
}

/** Sets the paper height by CSS, because browsers have no continuous paper. */
function usePageHeight(dots: number | null): void {
  useEffect(() => {
    if (dots === null) return;
    const height = Math.ceil((dots * PAPER_MM) / PAPER_DOTS) + SPARE_MM;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: 80mm ${height}mm; margin: ${SPARE_MM / 2}mm 4mm; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((known) => known !== sheet);
    };
  }, [dots]);
}
