import { useMessages } from "../../i18n/locale-context.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Placeholder for a form. */
export function AuthSkeleton() {
  const { account } = useMessages<"account">();
  return (
    <div aria-busy="true">
      <p className="visually-hidden">{account.loading}</p>
      <Skeleton lines={3} size="field" />
    </div>
  );
}
