import { useMatch } from "react-router";
import { Link, type LinkProps } from "../../ui/link.tsx";

/** A link of the navigation, marked while its page is open. */
export function PageLink({ to, ...rest }: LinkProps & { to: string }) {
  const isOpen = useMatch(to) !== null;
  return <Link {...rest} to={to} aria-current={isOpen ? "page" : undefined} />;
}
