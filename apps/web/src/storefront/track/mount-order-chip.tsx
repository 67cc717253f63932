import type { DataRouter } from "react-router";
import { logFault } from "../../platform/log-fault.ts";
import type { Bootstrap } from "../../render-context.ts";
import { OrderChip } from "./order-chip.tsx";

/** The chip has a React root of its own: pages hydrate without it. */
export async function mountOrderChip(
  router: DataRouter,
  site: Pick<Bootstrap, "site" | "apiRoot">,
): Promise<void> {
  const { createRoot } = await import("react-dom/client");
  const root = createRoot(document.createElement("div"), { onUncaughtError: logFault });
  root.render(<OrderChip router={router} site={site} />);
}
