import type { PrintKind } from "@noren/contract/staff/printing.ts";
import type { Services } from "../services.ts";
import { ticketHouse } from "./print-queue.ts";
import { paperMarkup, toSvg } from "./render.ts";
import { readTicketOrder } from "./ticket-data.ts";

/** A paper as a picture, for the preview and for printing from a browser; null without its order. */
export async function paperPreview(
  services: Pick<Services, "db" | "now" | "catalogue" | "config">,
  orderId: string,
  kind: PrintKind,
): Promise<string | null> {
  const order = await readTicketOrder(services.db, orderId);
  if (!order) return null;
  const house = ticketHouse(services);
  return toSvg(paperMarkup(kind, { ...order, house, duplicate: null, printedAt: services.now() }));
}
