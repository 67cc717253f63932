import { useEffect, useRef } from "react";
import { useSite } from "../../site-context.tsx";
import { ConsentNotice } from "./consent-notice.tsx";
import { startConsent, useConsent } from "./consent-store.ts";
import { loadTags } from "./tags.ts";

/** The notice while there is no choice; third-party tags after consent, and never before. */
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
    // Running tags can only be stopped by reloading the page.
    if (choice === false && loaded.current) window.location.reload();
  }, [choice, site]);

  return asking ? <ConsentNotice /> : null;
}
