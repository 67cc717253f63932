import type { DocumentKind } from "@noren/contract/staff/printing.ts";
import type { Actor } from "../audit/audit.ts";
import type { Services } from "../services.ts";
import { sentDocuments } from "./print-job.ts";
import { documentMarkup, toSvg } from "./render.ts";
import { ticketRestaurant } from "./run-print-job.ts";
import { isRejectedOrCancelled, readTicketOrder } from "./ticket-data.ts";

/**
 * SVG of a print document, for the preview and for printing from a browser. It is marked as a
 * duplicate, with the requester, if a printer has sent it already. Null for an unknown order, and
 * for the cancellation slip of an order that has not ended.
 */
export async function documentPreview(
  services: Pick<Services, "db" | "now" | "catalogue" | "config">,
  actor: NonNullable<Actor>,
  orderId: string,
  kind: DocumentKind,
): Promise<string | null> {
  const { db, now } = services;
  const order = await readTicketOrder(db, orderId);
  if (!order || (kind === "cancellation" && !isRejectedOrCancelled(order.order))) return null;
  const isPrinted = (await sentDocuments(db, orderId, kind)).length > 0;
  const duplicate = isPrinted ? { requestedBy: actor.name } : null;
  const data = { ...order, restaurant: ticketRestaurant(services), duplicate, printedAt: now() };
  return toSvg(documentMarkup(kind, data));
}
