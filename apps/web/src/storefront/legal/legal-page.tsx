import { useMatches } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { LEGAL_PAGES, type LegalPageId } from "../../routes.ts";
import { useSite } from "../../site-context.tsx";
import { Link } from "../../ui/link.tsx";
import { PageBand } from "../../ui/page-band.tsx";
import { Prose } from "../../ui/prose.tsx";
import { useShop } from "../shop/shop-context.tsx";
import styles from "./legal-page.module.css";
import { LegalSection } from "./legal-section.tsx";
import { restaurantFacts } from "./restaurant-facts.ts";

/** A legal text generated from the settings; the route's id selects it. */
export function LegalPage() {
  const { locale, m, href } = useLocale<"legal">();
  const { settings } = useShop();
  const { site, siteRoot } = useSite();
  const page = useMatches().at(-1)?.handle as LegalPageId;
  const words = m.legal;
  const text = words.texts[page](restaurantFacts({ settings, site, siteRoot, locale }));
  return (
    <>
      <PageBand title={m.titles[page]} />
      <div className={styles.page}>
        <nav aria-label={words.contents} className={styles.contents}>
          <ol>
            {text.sections.map(({ heading }, index) => (
              <li key={heading}>
                <a href={`#s${index + 1}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <Prose lead={text.lead}>
          {text.sections.map((section, index) => (
            <LegalSection key={section.heading} id={`s${index + 1}`} section={section} />
          ))}
          <nav aria-label={words.others} className={styles.others}>
            {LEGAL_PAGES.filter((other) => other !== page).map((other) => (
              <Link key={other} to={href(other)}>
                {m.titles[other]}
              </Link>
            ))}
          </nav>
        </Prose>
      </div>
    </>
  );
}
