import type { Site } from "@noren/contract/site-config.ts";

/** Whether a tool of somebody else may be loaded once the visitor agrees. */
export function hasTags({ tags }: Site): boolean {
  return Object.values(tags).some(Boolean);
}
