import { nonBreakingText } from "@noren/contract/format/typography.ts";
import { textIn } from "@noren/contract/text-in.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { useSite } from "../../site-context.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { PageBand } from "../../ui/page-band.tsx";
import { Prose } from "../../ui/prose.tsx";
import { restaurantFacts } from "../legal/restaurant-facts.ts";
import { fallbackSource, srcSetOf } from "../shop/picture-sources.ts";
import { sectionId } from "../shop/section-id.ts";
import { useShop } from "../shop/shop-context.tsx";
import { useLostPicture } from "../shop/use-lost-picture.ts";
import styles from "./about-page.module.css";

/** The restaurant's own text, with facts from its menu and settings. */
export function AboutPage() {
  const { locale, m, href } = useLocale<"restaurant">();
  const { settings } = useShop();
  const { site, siteRoot, apiRoot } = useSite();
  const [isLost, handlers] = useLostPicture();
  const portrait = settings.pictures.hero_portrait ?? settings.pictures.hero;
  const facts = restaurantFacts({ settings, site, siteRoot, locale });
  const words = m.about;
  const [lead = words.lead(facts.restaurant), ...own] = paragraphs(
    textIn(settings.texts.about, locale),
  );
  return (
    <>
      <PageBand title={m.titles.about} />
      <div className={styles.page}>
        <Prose lead={lead}>
          {own.length > 0 && (
            <div className={styles.own}>
              {own.map((text) => (
                <p key={text}>{nonBreakingText(text)}</p>
              ))}
            </div>
          )}
          <section aria-labelledby="kitchen">
            <h2 id="kitchen">{words.kitchen}</h2>
            <p>{nonBreakingText(words.kitchenText)}</p>
            <Kitchen />
          </section>
          <section aria-labelledby="direct">
            <h2 id="direct">{words.direct}</h2>
            <p>{nonBreakingText(words.directText)}</p>
          </section>
          <section aria-labelledby="ways">
            <h2 id="ways">{words.ways}</h2>
            <ul>
              <li>{nonBreakingText(words.waysPickup(facts.address))}</li>
              <li>{nonBreakingText(words.waysDelivery(facts.zones))}</li>
            </ul>
          </section>
          <section aria-labelledby="care">
            <h2 id="care">{words.care}</h2>
            <p>{nonBreakingText(words.careText(settings.contacts.phone))}</p>
          </section>
          <div className={styles.order}>
            <ButtonLink to={href("menu")} size="l">
              {words.order}
            </ButtonLink>
          </div>
        </Prose>
        {portrait && !isLost && (
          <div className={styles.picture} style={{ backgroundColor: portrait.background }}>
            <img
              {...handlers}
              src={fallbackSource(portrait, apiRoot)}
              srcSet={srcSetOf(portrait, portrait.formats.at(-1) ?? "", apiRoot)}
              sizes="40rem"
              loading="lazy"
              alt=""
            />
          </div>
        )}
      </div>
    </>
  );
}

/** Paragraphs are separated by blank lines. */
function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** The categories on sale, each linked to its section of the menu. */
function Kitchen() {
  const { m, href } = useLocale<"restaurant">();
  const { menus } = useShop();
  return menus.map((menu) => (
    <dl key={menu.menu_id} className={styles.kitchen} aria-label={menu.menu_name}>
      {menu.categories.map(({ category_id, category_name, items }) => (
        <div key={category_id}>
          <dt>
            <Link to={`${href("menu")}#${sectionId(menu.menu_id, category_id)}`}>
              {category_name}
            </Link>
          </dt>
          <dd>{m.about.dishes(items.length)}</dd>
        </div>
      ))}
    </dl>
  ));
}
