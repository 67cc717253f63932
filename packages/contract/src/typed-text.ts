/** Validation of typed text, shared by the browser's forms and the server. */

/** Letters, numbers, punctuation and symbols, except blank ones. */
const VISIBLE = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether the text has a visible character; combining marks alone do not count. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/**
 * HTML's definition of a valid e-mail address, with letters of any script in its place of letters:
 * internationalised addresses have them on both sides of the @ (RFC 6531).
 */
const LETTER = "\\p{L}\\p{M}\\p{N}";
const LOCAL_PART = `[${LETTER}.!#$%&'*+/=?^_\`{|}~-]+`;
const LABEL = `[\\p{L}\\p{N}](?:[${LETTER}-]{0,61}[${LETTER}])?`;
const EMAIL = new RegExp(`^${LOCAL_PART}@${LABEL}(?:\\.${LABEL})*$`, "u");

/** A single address, without a name. */
export function isEmailAddress(text: string): boolean {
  return EMAIL.test(text.trim().normalize("NFC"));
}
