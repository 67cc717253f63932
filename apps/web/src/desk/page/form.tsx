import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";

type FormProps = {
  className?: string | undefined;
  isBusy?: boolean;
  /** Marks what is wrong; the first field marked so gets the focus. */
  onSubmit: () => unknown;
  children: ReactNode;
};

/**
 * Every form of the desk. The browser checks nothing itself: it would speak its own language, in
 * bubbles of its own.
 */
export function Form({ className, isBusy, onSubmit, children }: FormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState(0);

  // Once what is wrong is drawn.
  useEffect(() => {
    if (sent === 0) return;
    const field = formRef.current?.querySelector<HTMLElement>("[aria-invalid]");
    field?.focus({ preventScroll: true });
    // Its label, and what is wrong, are seen as well.
    field?.scrollIntoView({ block: "center" });
  }, [sent]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    await onSubmit();
    setSent((before) => before + 1);
  }

  return (
    <form
      ref={formRef}
      className={className}
      onSubmit={(event) => void submit(event)}
      aria-busy={isBusy}
      noValidate
    >
      {children}
    </form>
  );
}
