import { mailtoLink } from "@noren/contract/format/mailto-link.ts";
import type { Contacts as ContactDetails } from "@noren/contract/settings.ts";
import { useMessages } from "../../i18n/locale-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PhoneLink } from "../../ui/phone-link.tsx";
import styles from "./contacts.module.css";

/** Address, telephone and e-mail, as far as the restaurant has given them. */
export function Contacts({ contacts }: { contacts: ContactDetails }) {
  const { layout } = useMessages();
  const { address, phone, email, google_map } = contacts;
  return (
    <address className={styles.contacts}>
      {address && (
        <a href={google_map || undefined} target="_blank" rel="noreferrer">
          <Icon name="map-pin" />
          <span>
            {address}
            {google_map && (
              <span className="visually-hidden">
                {" "}
                {layout.map} {layout.newTab}
              </span>
            )}
          </span>
        </a>
      )}
      {phone && <PhoneLink phone={phone} />}
      {email && (
        <a href={mailtoLink(email)}>
          <Icon name="envelope-simple" />
          <span>{email}</span>
        </a>
      )}
    </address>
  );
}
