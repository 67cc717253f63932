import { DetailsForm } from "./details-form.tsx";
import { PendingEmail } from "./pending-email.tsx";
import { ProfileSkeleton } from "./profile-skeleton.tsx";
import type { ProfileViewProps } from "./profile-view.ts";
import { UnverifiedNotice } from "./unverified-notice.tsx";
import { useRefreshedUser } from "./use-refreshed-user.ts";

/** Name, phone, address and e-mail. A new e-mail has to be confirmed with a code. */
export function DetailsView({ session }: ProfileViewProps) {
  const isFresh = useRefreshedUser();
  const { user, isVerified } = session;
  if (!isFresh) return <ProfileSkeleton page="profile/ViewProfile" />;
  if (!isVerified) return <UnverifiedNotice />;
  const { pending_email } = user;
  return (
    <>
      {pending_email && <PendingEmail key={pending_email} email={pending_email} />}
      <DetailsForm user={user} />
    </>
  );
}
