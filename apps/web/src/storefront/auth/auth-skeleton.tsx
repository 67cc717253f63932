import { useMessages } from "../../i18n/locale-context.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Where a form is about to be. */
export function AuthSkeleton() {
  const { account } = useMessages();
  return (
    <div aria-busy="true">
      <p className="visually-hidden">{account.loading}</p>
      <Skeleton lines={3} size="field" />
    </div>
  );
}
