import { useSyncExternalStore } from "react";
import type { DataRouter } from "react-router";
import { TOAST_WORDS } from "../../i18n/toast-words.ts";
import { useLeaveHint } from "../../platform/leave-hint.ts";
import { formOf } from "../../routes.ts";
import { Toast } from "../../ui/toast.tsx";
import { ConnectionToast } from "./connection-toast.tsx";

/** A live region that exists from the start, so that content added later is announced. */
export function GlobalToasts({ router }: { router: DataRouter }) {
  const path = useSyncExternalStore(router.subscribe, () => router.state.location.pathname);
  const { isShown: isLeaving } = useLeaveHint();
  const { locale } = formOf(path);
  const words = TOAST_WORDS[locale];
  return (
    <div role="status" lang={locale}>
      {isLeaving ? <Toast icon="info" title={words.leave} /> : <ConnectionToast words={words} />}
    </div>
  );
}
