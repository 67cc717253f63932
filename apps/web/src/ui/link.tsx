import type { ComponentProps } from "react";
import { type To, useHref, useLinkClickHandler } from "react-router";

export type LinkProps = Omit<ComponentProps<"a">, "href" | "target"> & {
  to: To;
  /** Without it, only a link to the current address replaces its history entry. */
  replace?: boolean;
  /** Of the new history entry. */
  state?: unknown;
  preventScrollReset?: boolean;
  /** Loads the page anew from the server. */
  reloadDocument?: boolean;
};

/** React Router's own link brings prefetching that needs the router's own server (2 kB). */
export function Link({
  to,
  replace,
  state,
  preventScrollReset = false,
  reloadDocument,
  onClick,
  ...rest
}: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    preventScrollReset,
    ...(replace !== undefined && { replace }),
  });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!reloadDocument && !event.defaultPrevented) follow(event);
      }}
    />
  );
}
