export type OpenStreamLimits = { perAddress: number; total: number };

/** A guest follows one order, a household a few, and many guests may share an address. */
export const TRACKING_STREAMS: OpenStreamLimits = { perAddress: 30, total: 2000 };
/** For signed-in staff; separate from guests, who cannot use up the desk's streams. */
export const DESK_STREAMS: OpenStreamLimits = { perAddress: 100, total: 500 };

export type OpenStreams = {
  /** Returns the function to call when the stream ends; null where a limit is reached. */
  acquire(address: string): (() => void) | null;
};

/** Limits the streams open in this process. */
export function countOpenStreams({ perAddress, total }: OpenStreamLimits): OpenStreams {
  const byAddress = new Map<string, number>();
  let open = 0;

  return {
    acquire(address) {
      const same = byAddress.get(address) ?? 0;
      if (open >= total || same >= perAddress) return null;
      open++;
      byAddress.set(address, same + 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        open--;
        const left = (byAddress.get(address) ?? 1) - 1;
        if (left === 0) byAddress.delete(address);
        else byAddress.set(address, left);
      };
    },
  };
}
