import { deskEn } from "../../apps/web/src/i18n/desk-en.ts";
import { deskFr } from "../../apps/web/src/i18n/desk-fr.ts";
import { officeEn } from "../../apps/web/src/i18n/desk-office-en.ts";
import { officeFr } from "../../apps/web/src/i18n/desk-office-fr.ts";

/** All texts of the desk, those of the back office included. */
export const DESK_WORDS = {
  fr: { ...deskFr, ...officeFr },
  en: { ...deskEn, ...officeEn },
};

export type DeskWords = typeof DESK_WORDS.fr;
