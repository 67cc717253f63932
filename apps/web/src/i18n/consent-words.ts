import type { Locale } from "@noren/contract/locales.ts";

/** Texts of the consent notice; part of its lazily loaded chunk. */
type ConsentWords = {
  title: string;
  text: string;
  /** Text around the links to the two policies. */
  more: string;
  privacy: string;
  and: string;
  cookies: string;
  accept: string;
  decline: string;
};

export const CONSENT_WORDS: Record<Locale, ConsentWords> = {
  fr: {
    title: "Cookies : votre accord",
    text: "Ce site utilise des cookies pour vous offrir la meilleure expérience possible.",
    more: "Pour en savoir plus, lisez notre",
    privacy: "politique de confidentialité",
    and: "et notre",
    cookies: "politique de cookies",
    accept: "Accepter",
    decline: "Refuser",
  },
  en: {
    title: "Cookie Consent",
    text: "This website uses cookies to ensure you get the best experience on our website.",
    more: "For more information, please read our",
    privacy: "Privacy Policy",
    and: "and",
    cookies: "Cookie Policy",
    accept: "Accept",
    decline: "Decline",
  },
};
