import { App } from "@capacitor/app";
import { useNetwork } from "../network.ts";

/**
 * An app lives for days behind others, and may have started without a network: hears that it is seen
 * again, or that the network is back.
 */
export async function followReturns(onReturn: () => void): Promise<void> {
  useNetwork.subscribe(({ online }, before) => {
    if (online && !before.online) onReturn();
  });
  await App.addListener("resume", onReturn);
}
