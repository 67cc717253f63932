import type { Menu } from "@noren/ordering/model.ts";
import { useDeferredValue, useEffect, useState } from "react";
import { IS_APP } from "../../platform/is-app.ts";
import { firstScreen } from "./first-screen.ts";

let isStart = true;

/**
 * The phone app, whose page nobody has rendered before, shows the beginning of the menu first and
 * renders the rest once that is on the glass. Only at its start: later somebody may be taken to a
 * place further down.
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
