import { useCallback } from "react";
import { useNavigate } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";

/** Marks a history entry that was made here: closing then goes back instead of forward. */
const FROM_HERE = { opened: true };

/** The address of a dish, as a real link that opens over the page. */
export function useProductLink(itemId: number) {
  const { href } = useLocale();
  const navigate = useNavigate();
  const to = `${href("menu")}?product=${itemId}`;
  const open = useCallback(
    () => void navigate(to, { state: FROM_HERE, preventScrollReset: true }),
    [navigate, to],
  );
  return { open, link: { to, state: FROM_HERE, preventScrollReset: true } };
}

export function wasOpenedHere(state: unknown): boolean {
  return typeof state === "object" && state !== null && "opened" in state;
}
