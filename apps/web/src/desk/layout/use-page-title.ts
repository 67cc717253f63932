import { useEffect } from "react";
import { useDesk } from "../desk-context.tsx";
import { setPageTitle } from "./page-title.ts";

export function usePageTitle(title: string): void {
  const { house } = useDesk();
  useEffect(() => setPageTitle(house.name ? `${title} – ${house.name}` : title), [title, house]);
}
