/** What a window does with the stream that all windows of a browser share. */
type Member<Message> = {
  /** Name of the lock and of the channel, the same in every window. */
  name: string;
  /** From now on this window holds the stream, and posts what it receives. */
  onLead: () => void;
  /** From now on another window holds it. */
  onFollow: () => void;
  /** A window of another version, which was open before an update, may post something else. */
  isMessage: (data: unknown) => data is Message;
  onMessage: (message: Message) => void;
};

export type SharedStream<Message> = {
  post: (message: Message) => void;
  /** Takes the stream from a window that no longer posts, as one that the browser has frozen. */
  takeOver: () => void;
  leave: () => void;
};

/**
 * Joins the windows that share one event stream: a browser opens six connections to a host over
 * HTTP/1.1, and each stream holds one. The holder of a lock has the stream, the others hear it over
 * a channel; when it closes, the browser hands the lock on. `onLead` or `onFollow` is called soon,
 * and again at every change. Without locks (plain http) every window leads.
 */
export function joinStream<Message>({
  name,
  onLead,
  onFollow,
  isMessage,
  onMessage,
}: Member<Message>): SharedStream<Message> {
  if (!navigator.locks || !globalThis.BroadcastChannel) return leadAlone(onLead);

  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (isMessage(data)) onMessage(data);
  });
  /** Of the last request for the lock: aborting it gives the lock back, or the wait for it up. */
  let current = new AbortController();
  let hasLeft = false;

  function request(how: "available" | "wait" | "steal"): void {
    const mine = new AbortController();
    current = mine;
    const options = {
      available: { ifAvailable: true },
      wait: { signal: mine.signal },
      steal: { steal: true },
    }[how];
    const onGranted = async (lock: Lock | null) => {
      if (mine.signal.aborted) return;
      if (lock === null) {
        onFollow();
        return request("wait");
      }
      onLead();
      await new Promise((release) => mine.signal.addEventListener("abort", release));
    };
    navigator.locks.request(name, options, onGranted).catch((error: unknown) => {
      if (mine.signal.aborted) return;
      // Another window has taken the lock; any other error means that locks are not allowed here.
      if (error instanceof DOMException && error.name === "AbortError") request("available");
      else onLead();
    });
  }

  request("available");
  return {
    post(message) {
      if (!hasLeft) channel.postMessage(message);
    },
    takeOver() {
      if (hasLeft) return;
      current.abort();
      request("steal");
    },
    leave() {
      hasLeft = true;
      current.abort();
      channel.close();
    },
  };
}

function leadAlone<Message>(onLead: () => void): SharedStream<Message> {
  let isOver = false;
  queueMicrotask(() => {
    if (!isOver) onLead();
  });
  return {
    post() {},
    takeOver() {},
    leave() {
      isOver = true;
    },
  };
}
