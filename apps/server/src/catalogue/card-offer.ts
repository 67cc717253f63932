import type { Context } from "hono";
import { isFromThisMachine } from "../http/this-machine.ts";
import type { CardProviders } from "../providers/card/open-card-providers.ts";

/** Whether this caller is offered card payment, if the restaurant takes cards. */
export function isCardOffered(
  { isForThisMachine }: Pick<CardProviders, "isForThisMachine">,
  c: Context,
): boolean {
  return !isForThisMachine || isFromThisMachine(c);
}
