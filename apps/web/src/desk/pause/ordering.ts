import { ORDERING_EVENTS } from "../read/live-reads.ts";
import { sharedRead } from "../read/shared-read.ts";

/** The current pauses, and what else decides whether orders are taken. */
export const ORDERING = sharedRead((api) => api.ordering(), ORDERING_EVENTS);
