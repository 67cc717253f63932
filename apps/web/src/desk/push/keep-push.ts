import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import {
  deviceSubscription,
  pushSupport,
  subscribeDevice,
  unsubscribeDevice,
} from "./push-device.ts";

/**
 * Brings server and browser together when the desk opens: a device that was subscribed and has a
 * new session, or whose server has another key by now, is subscribed again; one whose permission
 * was withdrawn is not sent anything more.
 */
export async function keepPush(api: StaffApi): Promise<void> {
  const state = await api.push();
  if (!state.ok) return;
  const { public_key, is_on } = state.payload;
  const isHeld = pushSupport() === "ready" && (await deviceSubscription()) !== null;
  const held = isHeld ? await subscribeDevice(public_key) : null;
  if (held) await api.startPush(held);
  else if (is_on) await api.stopPush();
}

/** Signing out: the next person on this device is asked anew. */
export async function endPush(): Promise<void> {
  await unsubscribeDevice();
}
