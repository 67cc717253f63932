import { IS_APP } from "../../platform/is-app.ts";
import { useSite } from "../../site-context.tsx";

/** Whether calls beyond wire.md are made: other servers are not asked, except by the phone app. */
export function useAsksAdditions(): boolean {
  return useSite().apiRoot === "" || IS_APP;
}
