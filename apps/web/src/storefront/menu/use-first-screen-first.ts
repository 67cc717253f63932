import type { Menu } from "@noren/ordering/model.ts";
import { useDeferredValue, useEffect, useState } from "react";
import { IS_APP } from "../../platform/is-app.ts";
import { firstScreen } from "./first-screen.ts";

let isStart = true;

/**
 * The phone app has no server-rendered page, so it renders the beginning of the menu first and the
 * rest once that is painted. Only at its start: later a scroll position further down may be
 * restored.
 */
function useTwoSteps(menus: Menu[]): Menu[] {
  const [first] = useState(() =>
    isStart && window.location.hash === "" ? firstScreen(menus) : menus,
  );
  useEffect(() => {
    isStart = false;
  }, []);
  return useDeferredValue(menus, first);
}

function useAllAtOnce(menus: Menu[]): Menu[] {
  return menus;
}

export const useFirstScreenFirst = IS_APP ? useTwoSteps : useAllAtOnce;
