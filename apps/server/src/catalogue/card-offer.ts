import type { Context } from "hono";
import { isFromThisMachine } from "../http/this-machine.ts";
import type { CardProviders } from "../providers/card/open-card-providers.ts";

/** Whether a caller is offered card payment, where the restaurant takes cards at all. */
export function isCardOffered(
  { isForThisMachine }: Pick<CardProviders, "isForThisMachine">,
  c: Context,
): boolean {
  return !isForThisMachine || isFromThisMachine(c);
}
