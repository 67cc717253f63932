/**
 * Whether mails can name the address without SMTPUTF8 (RFC 6531), which few servers have: a domain
 * beyond ASCII is encoded (punycode), a local part cannot be.
 */
export function needsSmtpUtf8(email: string): boolean {
  return /[^\x20-\x7e].*@/.test(email.trim());
}
