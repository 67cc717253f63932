import type { Locale } from "@noren/contract/locales.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { SCRIPT_NOTICE_WORDS } from "./i18n/script-notice-words.ts";
import { LOST_PART } from "./platform/late-start.ts";
import { PhoneLink } from "./ui/phone-link.tsx";

/**
 * What works without JavaScript, and what to do where a part of the page does not load. Outside of
 * React's root, so that no script carries their words.
 */
export function scriptNotices(locale: Locale, phone: string | undefined): string {
  const { text, lost, retry, call } = SCRIPT_NOTICE_WORDS[locale];
  const byPhone = phone && (
    <>
      {` ${call} `}
      <PhoneLink phone={phone} />
    </>
  );
  return renderToStaticMarkup(
    <>
      <noscript>
        <p className="script-notice">
          {text}
          {byPhone}
        </p>
      </noscript>
      <template id={LOST_PART}>
        <p className="script-notice" role="alert">
          {`${lost} `}
          {/* React would leave out an empty address, which is the page itself with its query. */}
          <a href=".">{retry}</a>
          {byPhone}
        </p>
      </template>
    </>,
  ).replace('href="."', 'href=""');
}
