import type { Locale } from "@noren/contract/locales.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { NO_SCRIPT_WORDS } from "./i18n/no-script-words.ts";
import { PhoneLink } from "./ui/phone-link.tsx";

/** Says what works without JavaScript; outside of React's root, so that no script carries it. */
export function noScriptNotice(locale: Locale, phone: string | undefined): string {
  const { text, call } = NO_SCRIPT_WORDS[locale];
  return renderToStaticMarkup(
    <noscript>
      <p>
        {text}
        {phone && (
          <>
            {` ${call} `}
            <PhoneLink phone={phone} />
          </>
        )}
      </p>
    </noscript>,
  );
}
