import type { PaperKind } from "@noren/contract/staff/printing.ts";
import { useCallback, useEffect, useState } from "react";
import { Link, useParams } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ReadProblem } from "../back-office/read-problem.tsx";
import { useRead } from "../back-office/use-read.ts";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import page from "../layout/desk-page.module.css";
import { DeskPage } from "../layout/desk-page.tsx";
import styles from "./paper-page.module.css";
import { papersOf } from "./papers-of.ts";

/** Dots and millimetres of what a printer of 80 mm prints on. */
const PAPER_DOTS = 576;
const PAPER_MM = 72;
/** Above and below, where a browser must not break the page. */
const SPARE_MM = 8;

/** An order's papers on screen as the printer makes them, for whoever prints from a browser. */
export function PaperPage() {
  const { m, api } = useDesk();
  const { orderId = "" } = useParams();
  const [chosen, setChosen] = useState<PaperKind | null>(null);
  const [height, setHeight] = useState<number | null>(null);
  const read = useCallback(() => api.order(orderId), [api, orderId]);
  const { data, refusal, again } = useRead(read);
  usePageHeight(height);

  const papers = papersOf(data?.order.progress);
  const kind = chosen ?? papers[0];
  const number = data?.order.number ?? "";
  const { paper, kinds } = m.printing;
  return (
    <DeskPage title={paper.title(number)}>
      <div className={styles.tools} data-no-print>
        <Link to="/">{paper.back}</Link>
        <Segmented
          label={paper.which}
          segments={papers.map((value) => ({ value, label: kinds[value] }))}
          value={kind}
          onChange={setChosen}
        />
        <Button onClick={() => window.print()}>
          <DeskIcon name="printer" />
          {paper.print}
        </Button>
        <p className={page.soft}>{paper.hint}</p>
      </div>
      {refusal && <ReadProblem refusal={refusal} again={again} />}
      {!data && !refusal && <Skeleton lines={5} size="field" />}
      {data && (
        <img
          key={kind}
          className={styles.paper}
          src={api.paperAddress(orderId, kind)}
          alt={paper.picture(kinds[kind], number)}
          onLoad={({ currentTarget }) => setHeight(currentTarget.naturalHeight)}
        />
      )}
    </DeskPage>
  );
}

/** Browsers know no paper that is as long as what is on it: they are told how long that is. */
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
