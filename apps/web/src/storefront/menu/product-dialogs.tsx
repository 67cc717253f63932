import { lazy, Suspense, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useHydrated } from "../../platform/use-hydrated.ts";

const loadProductDialog = () => import("./product-dialog.tsx");
const ProductDialog = lazy(async () => ({ default: (await loadProductDialog()).ProductDialog }));

/** The dish that the address asks for, over the menu. Fetched while the browser is idle. */
export function ProductDialogs() {
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  const [ready, setReady] = useState(false);
  const itemId = hydrated ? Number(search.get("product")) || null : null;

  useEffect(() => {
    const timer = setTimeout(() => void loadProductDialog().then(() => setReady(true)), 800);
    return () => clearTimeout(timer);
  }, []);

  if (!ready && itemId === null) return null;
  return (
    <Suspense>
      <ProductDialog itemId={itemId} />
    </Suspense>
  );
}
