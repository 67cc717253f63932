import type { DataRouter } from "react-router";
import { logFault } from "../../platform/log-fault.ts";
import { GlobalToasts } from "./global-toasts.tsx";

/**
 * Toasts have a React root of their own: pages hydrate without it, and it survives a crash of a
 * page.
 */
export async function mountGlobalToasts(router: DataRouter): Promise<void> {
  const { createRoot } = await import("react-dom/client");
  const root = document.createElement("div");
  document.body.append(root);
  createRoot(root, { onUncaughtError: logFault }).render(<GlobalToasts router={router} />);
}
