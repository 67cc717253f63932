import { useEffect, useState } from "react";
import type { ToastWords } from "../../i18n/toast-words.ts";
import { stopWaiting, useNetwork } from "../../platform/network.ts";
import { Button } from "../../ui/button.tsx";
import { Toast } from "../../ui/toast.tsx";

/** How long (ms) the message of a restored connection is shown. */
const GOOD_NEWS_MS = 3000;

/**
 * Says that the network is down and what still works; then, briefly, that it is back; and that what
 * is shown is from an earlier visit.
 */
export function ConnectionToast({ words }: { words: ToastWords }) {
  const { online, waiting, isKept } = useNetwork();
  const [wasOffline, setWasOffline] = useState(false);
  if (!online && !wasOffline) setWasOffline(true);

  useEffect(() => {
    if (!online || !wasOffline) return;
    const timer = setTimeout(() => setWasOffline(false), GOOD_NEWS_MS);
    return () => clearTimeout(timer);
  }, [online, wasOffline]);

  if (online && wasOffline) return <Toast icon="check" title={words.online} />;
  if (online) return isKept ? <Toast icon="info" title={words.kept} text={words.keptText} /> : null;
  if (!waiting) return <Toast icon="info" title={words.offline} text={words.offlineText} />;
  return (
    <Toast
      icon="info"
      title={words.orderWaits}
      text={words.orderWaitsText}
      action={
        <Button variant="secondary" onClick={stopWaiting}>
          {words.stopWaiting}
        </Button>
      }
    />
  );
}
