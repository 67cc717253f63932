import type { ComponentType } from "react";
import { useMatches } from "react-router";
import { useHydrated } from "../../platform/use-hydrated.ts";
import type { ProfilePageId } from "../../routes.ts";
import { AccountView } from "./account-view.tsx";
import { ChangePasswordView } from "./change-password-view.tsx";
import { DetailsView } from "./details-view.tsx";
import { OrdersView } from "./orders-view.tsx";
import { OverviewView } from "./overview-view.tsx";
import { ProfileLayout } from "./profile-layout.tsx";
import { ProfileSkeleton } from "./profile-skeleton.tsx";
import type { ProfileViewProps } from "./profile-view.ts";
import { RequireSession } from "./require-session.tsx";
import { SecurityView } from "./security-view.tsx";

const VIEWS: Record<ProfilePageId, ComponentType<ProfileViewProps>> = {
  profile: OverviewView,
  "profile/ViewOrders": OrdersView,
  "profile/ViewProfile": DetailsView,
  "profile/ViewSecurity": SecurityView,
  "profile/ViewAccount": AccountView,
  "profile/ChangePassword": ChangePasswordView,
};

/** The pages of a customer's account; the server renders the same page for everyone. */
export function ProfilePage() {
  const page = useMatches().at(-1)?.handle as ProfilePageId;
  const View = VIEWS[page];
  const hydrated = useHydrated();
  const skeleton = <ProfileSkeleton page={page} />;
  return (
    <ProfileLayout page={page}>
      {hydrated ? (
        <RequireSession fallback={skeleton}>
          {(session) => <View key={page} session={session} />}
        </RequireSession>
      ) : (
        skeleton
      )}
    </ProfileLayout>
  );
}
