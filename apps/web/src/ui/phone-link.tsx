import { telLink } from "@noren/contract/format/tel-link.ts";
import { Icon } from "./icon.tsx";

/** A telephone number that can be called with a press. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={telLink(phone)}>
      <Icon name="phone" />
      <span className="tabular">{phone}</span>
    </a>
  );
}
