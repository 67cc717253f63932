import type { PricedCart } from "@noren/ordering/totals.ts";
import { Suspense, useState } from "react";
import { useMessages } from "../../i18n/locale-context.tsx";
import { lazyPart } from "../../platform/lazy-part.ts";
import { Disclosure } from "../../ui/disclosure.tsx";

const TotalSteps = lazyPart(() => import("./total-steps.tsx").then((part) => part.TotalSteps));

/** A disclosure with the calculation of the total. */
export function ExplainTotal({ priced }: { priced: PricedCart }) {
  const m = useMessages();
  const [opened, setOpened] = useState(false);
  return (
    <Disclosure title={m.cart.explain.title} onToggle={() => setOpened(true)}>
      <Suspense>{opened && <TotalSteps priced={priced} />}</Suspense>
    </Disclosure>
  );
}
