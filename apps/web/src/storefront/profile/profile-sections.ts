import { PROFILE_PAGES, type ProfilePageId } from "../../routes.ts";
import type { IconName } from "../../ui/icon-names.ts";

type Section = { id: ProfilePageId; icon: IconName };

const ICONS: Partial<Record<ProfilePageId, IconName>> = {
  profile: "user",
  "profile/ViewOrders": "tote-simple",
  "profile/ViewProfile": "map-pin",
  "profile/ViewSecurity": "lock-simple",
  "profile/ViewAccount": "info",
};

/** The sections of a profile, its overview first; a page without an icon is below another. */
export const SECTIONS: readonly Section[] = PROFILE_PAGES.flatMap((id) => {
  const icon = ICONS[id];
  return icon ? [{ id, icon }] : [];
});

/** The section that a page belongs to. */
export function sectionOf(page: ProfilePageId): ProfilePageId {
  return page === "profile/ChangePassword" ? "profile/ViewSecurity" : page;
}
