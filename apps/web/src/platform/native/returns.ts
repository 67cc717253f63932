import { App } from "@capacitor/app";
import { useNetwork } from "../network.ts";

/**
 * The app may stay in the background for days, or start offline: calls back when it is visible
 * again or the network is back.
 */
export async function followReturns(onReturn: () => void): Promise<void> {
  useNetwork.subscribe(({ online }, before) => {
    if (online && !before.online) onReturn();
  });
  await App.addListener("resume", onReturn);
}
