import { domainToASCII } from "node:url";

/**
 * One spelling of all addresses of a mailbox (rules.md, Odd requests): the domain in ASCII, the
 * local part without case and sub-address ("ada+news@…"). For counting, not for sending.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().normalize("NFKC").toLowerCase();
  const at = address.lastIndexOf("@");
  const [local = ""] = address.slice(0, at).split("+");
  const domain = address.slice(at + 1);
  return `${local}@${domainToASCII(domain) || domain}`;
}
