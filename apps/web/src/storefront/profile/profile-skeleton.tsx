import { useMessages } from "../../i18n/locale-context.tsx";
import type { ProfilePageId } from "../../routes.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

type ProfileSkeletonProps = { page: ProfilePageId; lines?: number };

/** Placeholder for a profile page, or for a list on it. */
export function ProfileSkeleton({ page, lines = 3 }: ProfileSkeletonProps) {
  const { account } = useMessages<"account">();
  return (
    <div aria-busy="true">
      <p className="visually-hidden">{account.loading}</p>
      <Skeleton lines={lines} size={page === "profile/ViewOrders" ? "card" : "field"} />
    </div>
  );
}
