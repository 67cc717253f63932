import { useState } from "react";
import { INSTALL_WORDS } from "../../i18n/install-words.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { deferredInstallPrompt } from "../../platform/install-prompt.ts";
import { openStorage } from "../../platform/storage.ts";
import { useSite } from "../../site-context.tsx";
import { Button } from "../../ui/button.tsx";
import { Crest } from "../../ui/crest.tsx";
import { useShop } from "../shop/shop-context.tsx";
import styles from "./install-offer.module.css";

/**
 * Offers to install the app after an order. Only where the browser supports it, and never again
 * after an answer.
 */
export function InstallOffer() {
  const { locale } = useLocale();
  const { site } = useSite();
  const { settings } = useShop();
  const storage = openStorage(site.storage);
  const [prompt] = useState(deferredInstallPrompt);
  const [isOpen, setOpen] = useState(() => storage.read("install_offer") === null);
  if (!prompt || !isOpen) return null;

  const words = INSTALL_WORDS[locale];
  const close = () => {
    storage.write("install_offer", "answered");
    setOpen(false);
  };
  return (
    <section aria-labelledby="install-offer" className={styles.offer}>
      <div className={styles.crest}>
        <Crest size={32} />
      </div>
      <div className={styles.words}>
        <h2 id="install-offer">{words.title(settings.contacts.name || site.title)}</h2>
        <p>{words.text}</p>
      </div>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          onClick={() => {
            close();
            void prompt.prompt();
          }}
        >
          {words.install}
        </Button>
        <Button variant="quiet" onClick={close}>
          {words.later}
        </Button>
      </div>
    </section>
  );
}
