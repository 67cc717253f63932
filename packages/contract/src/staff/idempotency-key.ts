import { wireText } from "../codecs.ts";

/** Sent again with the same request, which is then carried out once; unique for each intention. */
export const idempotencyKey = wireText(100).trim().min(8, { error: "required" });
