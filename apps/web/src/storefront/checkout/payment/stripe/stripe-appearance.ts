import fontUrl from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
import type { Appearance, CustomFontSource } from "@stripe/stripe-js";

/**
 * Our design tokens for Stripe's iframe, which cannot see our styles. Colours are read as computed
 * values, so they match the active colour scheme.
 */
export function stripeAppearance(within: HTMLElement): Appearance {
  const probe = document.createElement("span");
  within.append(probe);
  const read = getComputedStyle(probe);
  const colour = (token: string) => {
    probe.style.color = `var(${token})`;
    return read.color;
  };
  const [surface, text, soft, bad] = ["--surface", "--text", "--text-soft", "--bad"].map(colour);
  const [lineStrong, brand, sunken] = ["--line-strong", "--brand-text", "--sunken"].map(colour);
  probe.remove();

  return {
    theme: "flat",
    disableAnimations: window.matchMedia("(prefers-reduced-motion: reduce)").matches,
    variables: compact({
      colorPrimary: brand,
      colorBackground: surface,
      colorText: text,
      colorTextSecondary: soft,
      colorTextPlaceholder: soft,
      colorDanger: bad,
      fontFamily: '"Instrument Sans", system-ui, sans-serif',
      fontSizeBase: "16px",
      borderRadius: "4px",
      gridRowSpacing: "16px",
    }),
    rules: {
      ".Input": compact({ border: `1px solid ${lineStrong}`, padding: "12px 16px" }),
      ".Input:focus": compact({ border: `1px solid ${brand}`, boxShadow: `0 0 0 2px ${brand}` }),
      ".Input--invalid": compact({ border: `1px solid ${bad}`, boxShadow: "none" }),
      ".Label": { fontSize: "14px", fontWeight: "600", marginBottom: "4px" },
      ".Tab": compact({ border: `1px solid ${lineStrong}`, backgroundColor: sunken }),
      ".Tab--selected": compact({ borderColor: brand, color: text }),
    },
  };
}

/** The page's font file, under a URL that the iframe can load. */
export function textFont(): CustomFontSource {
  const address = new URL(fontUrl, window.location.href);
  return { family: "Instrument Sans", src: `url(${address})`, weight: "400 700" };
}

/** Calls back when the colour scheme changes; returns a function that stops it. */
export function watchScheme(onChange: () => void): () => void {
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  dark.addEventListener("change", onChange);
  return () => dark.removeEventListener("change", onChange);
}

function compact(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
