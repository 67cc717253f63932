import type { DataRouter } from "react-router";
import { logFault } from "../../platform/log-fault.ts";
import { GlobalToasts } from "./global-toasts.tsx";

/**
 * What appears beside any page has a root of its own: a page is hydrated without it, and it goes on
 * saying what it has to say when a page breaks.
 */
export async function mountGlobalToasts(router: DataRouter): Promise<void> {
  const { createRoot } = await import("react-dom/client");
  const root = document.createElement("div");
  document.body.append(root);
  createRoot(root, { onUncaughtError: logFault }).render(<GlobalToasts router={router} />);
}
