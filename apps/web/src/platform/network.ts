import { create } from "zustand";

/** `waiting`: an order was written and goes out as soon as there is a network again. */
type NetworkState = { online: boolean; waiting: boolean };

/** What the device says of its network; it knows when there is none, not whether it is any good. */
export const useNetwork = create<NetworkState>(() => ({
  online: globalThis.navigator?.onLine !== false,
  waiting: false,
}));

export function setOnline(online: boolean): void {
  useNetwork.setState({ online });
}

/** The browser's own word; in the phone app the device's plugin has it instead. */
export function watchNetwork(): void {
  const update = () => setOnline(navigator.onLine);
  window.addEventListener("online", update);
  window.addEventListener("offline", update);
  update();
}

/** Resolves once there is a network: true, or false where the visitor no longer wants to wait. */
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
