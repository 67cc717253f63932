import type { StaffRight } from "@noren/contract/staff/roles.ts";
import { Outlet } from "react-router";
import { useMay } from "../session/session-store.ts";
import { NotHere } from "./not-here.tsx";

export function WithRight({ right }: { right: StaffRight }) {
  return useMay(right) ? <Outlet /> : <NotHere />;
}
