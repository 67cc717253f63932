import { useEffect } from "react";
import { useLocale } from "../../../../i18n/locale-context.tsx";
import { PAY_WORDS } from "../../../../i18n/pay-words.ts";
import { useSite } from "../../../../site-context.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { useShop } from "../../../shop/shop-context.tsx";
import type { CardFormProps } from "../../state/card-session.ts";
import { useCheckout } from "../../state/checkout-store.ts";
import styles from "./hosted-form.module.css";
import { hostedSession } from "./hosted-session.ts";

/**
 * In the phone app: says that the card is entered on a page that opens later and returns to the
 * app.
 */
export function HostedForm({ intent, onReady }: CardFormProps) {
  const { locale } = useLocale();
  const { siteRoot, site } = useSite();
  const { contacts } = useShop().settings;
  const isRefused = useCheckout((state) => state.payment.failed);
  const secret = intent?.client_secret;
  useEffect(() => {
    if (secret) onReady(hostedSession(siteRoot));
  }, [secret, siteRoot, onReady]);

  const words = PAY_WORDS[locale];
  return (
    <div className={styles.hosted}>
      <Icon name="arrow-up-right" />
      <div>
        {isRefused && <p className={styles.refused}>{words.declined}</p>}
        <p>{words.outside(contacts.name || site.title)}</p>
      </div>
    </div>
  );
}
