import { Network } from "@capacitor/network";
import { setOnline } from "../network.ts";

/** The device's network state, since that of a web view is often wrong. */
export async function watchDeviceNetwork(): Promise<void> {
  await Network.addListener("networkStatusChange", ({ connected }) => setOnline(connected));
  setOnline((await Network.getStatus()).connected);
}
