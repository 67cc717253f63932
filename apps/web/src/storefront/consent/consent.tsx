import { useEffect, useRef } from "react";
import { useSite } from "../../site-context.tsx";
import { ConsentNotice } from "./consent-notice.tsx";
import { startConsent, useConsent } from "./consent-store.ts";
import { loadTags } from "./tags.ts";

/** The notice while there is no choice; the tools of others after a yes, and never before. */
export function Consent() {
  const { site } = useSite();
  const { choice, asking } = useConsent();
  const loaded = useRef(false);

  useEffect(() => startConsent(site), [site]);
  useEffect(() => {
    if (choice === true && !loaded.current) {
      loaded.current = true;
      loadTags(site.tags);
    }
    // What runs already can only be stopped by leaving the page that it runs in.
    if (choice === false && loaded.current) window.location.reload();
  }, [choice, site]);

  return asking ? <ConsentNotice /> : null;
}
