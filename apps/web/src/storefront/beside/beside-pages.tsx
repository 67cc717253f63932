import { useSyncExternalStore } from "react";
import type { DataRouter } from "react-router";
import { BESIDE_WORDS } from "../../i18n/beside-words.ts";
import { formOf } from "../../routes.ts";
import { ConnectionToast } from "./connection-toast.tsx";

/** A live region that is there from the start, so that what comes into it is read out. */
export function BesidePages({ router }: { router: DataRouter }) {
  const path = useSyncExternalStore(router.subscribe, () => router.state.location.pathname);
  const { locale } = formOf(path);
  return (
    <div role="status" lang={locale}>
      <ConnectionToast words={BESIDE_WORDS[locale]} />
    </div>
  );
}
