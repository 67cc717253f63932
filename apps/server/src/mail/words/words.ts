import type { Locale } from "@noren/contract/locales.ts";
import { en } from "./en.ts";
import { fr, type Words } from "./fr.ts";

export type { Words };

export const WORDS: Record<Locale, Words> = { fr, en };
