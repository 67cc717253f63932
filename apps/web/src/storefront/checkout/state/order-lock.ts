import { useCheckout } from "./checkout-store.ts";

const NAME = "order";

/**
 * Waits while another window of this browser sends an order. Held until this one sends nothing any
 * more: by then a placed order has left the stored cart. Without locks (plain http) it waits for
 * nothing.
 */
export function lockOrders(): Promise<void> {
  if (!navigator.locks) return Promise.resolve();
  return new Promise((resolve) => {
    const hold = () => {
      resolve();
      return nothingSent();
    };
    navigator.locks.request(NAME, hold).catch(() => resolve());
  });
}

function nothingSent(): Promise<void> {
  return new Promise((resolve) => {
    if (useCheckout.getState().sending === null) return resolve();
    const stop = useCheckout.subscribe(({ sending }) => {
      if (sending !== null) return;
      stop();
      resolve();
    });
  });
}
