/**
 * Leases of jobs and printers are acquired for a short time and renewed by their holder while it
 * works, so that the work of a killed process waits for at most `LEASE_MS`.
 */
export const LEASE_MS = 30_000;

/** Several renewals fit in a lease, so that one that fails does not end it. */
export const RENEW_MS = 5000;
