import type { RoleWords } from "./desk-roles-fr.ts";

export const rolesEn: RoleWords = {
  names: { owner: "owner", manager: "manager", kitchen: "kitchen" },
  described: {
    owner: "Owner: everything, the team included",
    manager: "Manager: orders, cancellations, payments",
    kitchen: "Kitchen: orders and pauses",
  },
};
