import { WIDER_NETWORK_FACTOR, widerNetwork } from "./caller-address.ts";

export type OpenStreamLimits = { perAddress: number; total: number };

/** A guest follows one order, a household a few, and many guests may share an address. */
export const TRACKING_STREAMS: OpenStreamLimits = { perAddress: 30, total: 2000 };
/** For signed-in staff; separate from guests, who cannot use up the desk's streams. */
export const DESK_STREAMS: OpenStreamLimits = { perAddress: 100, total: 500 };

export type OpenStreams = {
  /** Returns the function to call when the stream ends; null where a limit is reached. */
  acquire(address: string): (() => void) | null;
};

/** Limits the streams open in this process, by address, by its wider network and in total. */
export function countOpenStreams({ perAddress, total }: OpenStreamLimits): OpenStreams {
  const counts = new Map<string, number>();
  const add = (key: string, by: 1 | -1) => {
    const count = (counts.get(key) ?? 0) + by;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  };
  let open = 0;

  return {
    acquire(address) {
      const wider = widerNetwork(address);
      const limits: [key: string, max: number][] = [
        [address, perAddress],
        ...(wider === null ? [] : [[wider, perAddress * WIDER_NETWORK_FACTOR] as [string, number]]),
      ];
      if (open >= total || limits.some(([key, max]) => (counts.get(key) ?? 0) >= max)) return null;
      open++;
      for (const [key] of limits) add(key, 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        open--;
        for (const [key] of limits) add(key, -1);
      };
    },
  };
}
