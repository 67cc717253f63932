import { Suspense } from "react";
import { lazyPart } from "../../platform/lazy-part.ts";
import { useFirstIntent } from "../../platform/use-first-intent.ts";
import { useHydrated } from "../../platform/use-hydrated.ts";
import { useQuery } from "../../platform/use-query.ts";

const ProductDialog = lazyPart(() =>
  import("./product-dialog.tsx").then((part) => part.ProductDialog),
);

/** The dish of the URL in a dialog over the menu; its code is loaded before it is first opened. */
export function ProductDialogs() {
  const hydrated = useHydrated();
  const wanted = useFirstIntent();
  const query = useQuery();
  const itemId = hydrated ? Number(query.get("product")) || null : null;
  return <Suspense>{(wanted || itemId !== null) && <ProductDialog itemId={itemId} />}</Suspense>;
}
