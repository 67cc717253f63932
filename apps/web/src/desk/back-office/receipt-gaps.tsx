import { formatList } from "@noren/contract/format/lists.ts";
import type { Receipt } from "@noren/contract/tracking.ts";
import { Alert } from "../../ui/alert.tsx";
import { useOffice } from "../desk-context.tsx";

type Issuer = Pick<Receipt["restaurant"], "address" | "siret" | "vat_number">;

/** Names the restaurant's details that are required on receipts and missing. */
export function ReceiptGaps({ issuer }: { issuer: Issuer }) {
  const { m, locale } = useOffice();
  const missing = (["address", "siret", "vat_number"] as const).filter((key) => !issuer[key]);
  if (missing.length === 0) return null;
  const names = missing.map((key) => m.receipts.fields[key]);
  return (
    <div data-no-print>
      <Alert>{m.receipts.missing(formatList(names, locale))}</Alert>
    </div>
  );
}
