/**
 * Inline script: the home page of another locale, which `/` answers by cookie or Accept-Language
 * (rules.md, Locales), goes by its own address, without the round trip of a redirect. It runs before
 * anything reads the address.
 */
export const NAME_HOME =
  `{let p=document.head.dataset.prefix;` +
  `p&&location.pathname=="/"&&` +
  "history.replaceState(history.state,``,p+`/`+location.search+location.hash)}";
