import { nonBreakingText } from "@noren/contract/format/typography.ts";
import { useMessages } from "../../i18n/locale-context.tsx";
import { PageBand } from "../../ui/page-band.tsx";
import { Prose } from "../../ui/prose.tsx";
import { Visit } from "../home/visit.tsx";
import { useShop } from "../shop/shop-context.tsx";
import styles from "./contact-page.module.css";

/** Contact details, address, opening hours and delivery area of the restaurant. */
export function ContactPage() {
  const { titles, contact: words } = useMessages<"restaurant">();
  const { contacts } = useShop().settings;
  return (
    <>
      <PageBand title={titles.contact} />
      <div className={styles.words}>
        <Prose lead={words.lead(contacts)}>
          <section aria-labelledby="order-question">
            <h2 id="order-question">{nonBreakingText(words.about)}</h2>
            <p>{nonBreakingText(words.aboutText(contacts))}</p>
          </section>
          {contacts.email && (
            <section aria-labelledby="company">
              <h2 id="company">{words.company}</h2>
              <p>{nonBreakingText(words.companyText)}</p>
            </section>
          )}
        </Prose>
      </div>
      <Visit />
    </>
  );
}
