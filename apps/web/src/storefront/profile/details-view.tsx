import { useSavedAddresses } from "../addresses/use-saved-addresses.ts";
import { AddressesSection } from "./addresses-section.tsx";
import { DetailsForm } from "./details-form.tsx";
import { PendingEmail } from "./pending-email.tsx";
import { ProfileSkeleton } from "./profile-skeleton.tsx";
import type { ProfileViewProps } from "./profile-view.ts";
import { UnverifiedNotice } from "./unverified-notice.tsx";
import { useRefreshedUser } from "./use-refreshed-user.ts";

/**
 * Name, phone, addresses and e-mail. A new e-mail has to be confirmed with a code. Where the server
 * keeps one address only, it is a field of the form.
 */
export function DetailsView({ session }: ProfileViewProps) {
  const isFresh = useRefreshedUser();
  const { user, isVerified } = session;
  const { saved, change } = useSavedAddresses(isVerified);
  if (!isFresh || saved === undefined) return <ProfileSkeleton page="profile/ViewProfile" />;
  if (!isVerified) return <UnverifiedNotice />;
  const { pending_email } = user;
  return (
    <>
      {pending_email && <PendingEmail key={pending_email} email={pending_email} />}
      <DetailsForm user={user} hasAddress={saved === null} />
      {saved && <AddressesSection saved={saved} change={change} />}
    </>
  );
}
