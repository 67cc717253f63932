import { useEffect, useRef, useState } from "react";

/**
 * For a form that was sent with something wrong: `focusWrong` moves the focus to its first field
 * marked as invalid, once that is drawn.
 */
export function useFirstWrong() {
  const formRef = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    if (asked === 0) return;
    const field = formRef.current?.querySelector<HTMLElement>("[aria-invalid]");
    field?.focus({ preventScroll: true });
    // Its label, and what is wrong, are seen as well.
    field?.scrollIntoView({ block: "center" });
  }, [asked]);

  return { formRef, focusWrong: () => setAsked((before) => before + 1) };
}
