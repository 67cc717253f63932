import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import { deviceSubscription, pushSupport, unsubscribeDevice } from "./push-device.ts";

/**
 * Brings server and browser together when the desk opens: a device that was subscribed and has a
 * new session is subscribed again; one whose permission was withdrawn is not sent anything more.
 */
export async function keepPush(api: StaffApi): Promise<void> {
  const support = pushSupport();
  const held = support === "ready" ? await deviceSubscription() : null;
  if (held) return void (await api.startPush(held));
  const state = await api.push();
  if (state.ok && state.payload.is_on) await api.stopPush();
}

/** Signing out: the next person on this device is asked anew. */
export async function endPush(): Promise<void> {
  await unsubscribeDevice();
}
