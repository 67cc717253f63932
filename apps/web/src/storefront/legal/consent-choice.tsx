import { useMessages } from "../../i18n/locale-context.tsx";
import { Button } from "../../ui/button.tsx";
import { reopenConsent } from "../consent/consent-store.ts";
import styles from "./consent-choice.module.css";

/** Reopens the consent notice. */
export function ConsentChoice() {
  return (
    <div className={styles.choice}>
      <Button variant="secondary" onClick={reopenConsent}>
        {useMessages<"legal">().legal.changeConsent}
      </Button>
    </div>
  );
}
