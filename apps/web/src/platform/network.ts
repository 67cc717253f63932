import { create } from "zustand";

/**
 * `waiting`: an order was submitted and will be sent once the network is back. `isKept`: what the
 * page shows is from an earlier visit, and has not been read again.
 */
type NetworkState = { online: boolean; waiting: boolean; isKept: boolean };

/** The device's network state: whether there is a network, not its quality. */
export const useNetwork = create<NetworkState>(() => ({
  online: globalThis.navigator?.onLine !== false,
  waiting: false,
  isKept: false,
}));

export function setOnline(online: boolean): void {
  useNetwork.setState({ online });
}

/** From the browser's events; the phone app uses the device's plugin instead. */
export function watchNetwork(): void {
  const update = () => setOnline(navigator.onLine);
  window.addEventListener("online", update);
  window.addEventListener("offline", update);
  update();
}

/** Resolves to true once the network is back, or to false if the visitor cancels. */
export function networkIsBack(): Promise<boolean> {
  if (useNetwork.getState().online) return Promise.resolve(true);
  return new Promise((resolve) => {
    const stop = useNetwork.subscribe(({ online, waiting }) => {
      if (!online && waiting) return;
      stop();
      useNetwork.setState({ waiting: false });
      resolve(online);
    });
    useNetwork.setState({ waiting: true });
  });
}

export function stopWaiting(): void {
  useNetwork.setState({ waiting: false });
}
