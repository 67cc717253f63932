export type OpenStreamLimits = { perAddress: number; total: number };

/** A guest follows one order, a household a few; many guests may share the address of their network. */
export const TRACKING_STREAMS: OpenStreamLimits = { perAddress: 30, total: 2000 };
/** Of people who are signed in, apart from the guests', who cannot take the desk's places. */
export const DESK_STREAMS: OpenStreamLimits = { perAddress: 100, total: 500 };

export type OpenStreams = {
  /** Call what it gives when the stream ends; null where too many are open. */
  take(address: string): (() => void) | null;
};

/** Bounds the streams that are open in this process at the same moment. */
export function countOpenStreams({ perAddress, total }: OpenStreamLimits): OpenStreams {
  const byAddress = new Map<string, number>();
  let open = 0;

  return {
    take(address) {
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
