import type { CustomerSession } from "../auth/session-codec.ts";

/** Props of each view of the profile. */
export type ProfileViewProps = { session: CustomerSession };
