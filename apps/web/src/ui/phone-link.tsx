import { telLink } from "@noren/contract/format/tel-link.ts";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

type DialLinkProps = {
  phone: string;
  className?: string | undefined;
  label?: string;
  children: ReactNode;
};

/** Dials the number with a press; plain text where nothing in it can be dialled. */
export function DialLink({ phone, className, label, children }: DialLinkProps) {
  const href = telLink(phone);
  return href === null ? (
    <span className={className}>{children}</span>
  ) : (
    <a className={className} href={href} aria-label={label}>
      {children}
    </a>
  );
}

/** A telephone number that can be called with a press. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <DialLink phone={phone}>
      <Icon name="phone" />
      <span className="tabular">{phone}</span>
    </DialLink>
  );
}
