import { useEffect } from "react";
import { useDesk } from "../desk-context.tsx";
import { setPageTitle } from "./page-title.ts";

export function usePageTitle(title: string): void {
  const { restaurant } = useDesk();
  useEffect(
    () => setPageTitle(restaurant.name ? `${title} – ${restaurant.name}` : title),
    [title, restaurant],
  );
}
