import type { ReactNode } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import type { ProfilePageId } from "../../routes.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { PageBand } from "../../ui/page-band.tsx";
import styles from "./profile-layout.module.css";
import { SECTIONS, sectionOf } from "./profile-sections.ts";

/** The sections beside the page where there is room, otherwise a link back to their list. */
export function ProfileLayout({ page, children }: { page: ProfilePageId; children: ReactNode }) {
  const { m, href } = useLocale<"account">();
  const words = m.account.profile;
  const section = sectionOf(page);
  return (
    <>
      <PageBand title={m.titles[page]} />
      <div className={styles.page} data-landing={page === "profile"}>
        {page !== "profile" && (
          <Link to={href(section === page ? "profile" : section)} className={styles.back}>
            <Icon name="arrow-left" />
            {section === page ? words.back : m.titles[section]}
          </Link>
        )}
        <nav aria-label={words.nav} className={styles.nav}>
          <ul>
            {SECTIONS.map(({ id }) => (
              <li key={id}>
                <Link to={href(id)} aria-current={id === section ? "page" : undefined}>
                  {m.titles[id]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.content}>{children}</div>
      </div>
    </>
  );
}
