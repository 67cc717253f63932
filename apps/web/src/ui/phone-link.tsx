import { Icon } from "./icon.tsx";

/** A telephone number that can be called with a press. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
      <Icon name="phone" />
      <span className="tabular">{phone}</span>
    </a>
  );
}
