import type { CustomerSession } from "../auth/session-codec.ts";

/** What each view of the profile gets. */
export type ProfileViewProps = { session: CustomerSession };
