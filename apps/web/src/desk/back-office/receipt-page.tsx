import { useCallback } from "react";
import { useParams } from "react-router";
import { ReceiptSheet } from "../../receipt/receipt-sheet.tsx";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { useOffice } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import page from "../page/desk-page.module.css";
import { DeskPage } from "../page/desk-page.tsx";
import { ReadState } from "../read/read-state.tsx";
import { useRead } from "../read/use-read.ts";
import { ReceiptGaps } from "./receipt-gaps.tsx";

/** A receipt or credit note as issued, for screen and print. */
export function ReceiptPage() {
  const { m, api, locale, restaurant } = useOffice();
  const { number = "" } = useParams();
  const read = useCallback(() => api.receipt(Number(number)), [api, number]);
  const { data, problem, refetch } = useRead(read);
  return (
    <DeskPage title={m.receiptTitle(number, data?.kind === "credit_note")}>
      <p className={page.pager} data-no-print>
        <Link to="/history">{m.receipts.back}</Link>
        <Button variant="secondary" onClick={() => window.print()}>
          <DeskIcon name="printer" />
          {m.receipts.print}
        </Button>
      </p>
      <ReadState data={data} problem={problem} refetch={refetch} lines={5} size="field" />
      {data && <ReceiptGaps issuer={data.restaurant} />}
      {data && (
        <section className={page.section}>
          <ReceiptSheet receipt={data} locale={locale} timezone={restaurant.timezone} />
        </section>
      )}
    </DeskPage>
  );
}
