import { useMessages } from "../../i18n/locale-context.tsx";
import type { ProfilePageId } from "../../routes.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Placeholder for a profile page. */
export function ProfileSkeleton({ page }: { page: ProfilePageId }) {
  const { account } = useMessages<"account">();
  return (
    <div aria-busy="true">
      <p className="visually-hidden">{account.loading}</p>
      <Skeleton lines={3} size={page === "profile/ViewOrders" ? "card" : "field"} />
    </div>
  );
}
