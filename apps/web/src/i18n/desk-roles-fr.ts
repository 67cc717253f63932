import type { StaffRole } from "@noren/contract/staff/roles.ts";

export type RoleWords = Record<"names" | "described", Record<StaffRole, string>>;

/** Roles by name, and with what they may do where one is chosen. */
export const rolesFr: RoleWords = {
  names: {
    owner: "propriétaire",
    manager: "responsable",
    kitchen: "cuisine",
  },
  described: {
    owner: "Propriétaire : tout, y compris l’équipe",
    manager: "Responsable : commandes, annulations, paiements",
    kitchen: "Cuisine : commandes et pauses",
  },
};
