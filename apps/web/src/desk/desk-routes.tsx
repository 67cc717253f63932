import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import { reloadInstead } from "../platform/failed-chunk.ts";
import { DeskFault } from "./layout/desk-fault.tsx";
import { DeskLayout } from "./layout/desk-layout.tsx";
import { InboxPage } from "./orders/inbox-page.tsx";
import { SignInPage } from "./session/sign-in-page.tsx";

/** The inbox comes with the first script: it is why the page is open. */
export const DESK_ROUTES: RouteObject[] = [
  {
    path: "/",
    errorElement: <DeskFault />,
    children: [
      { path: "sign-in", Component: SignInPage },
      page("welcome", async () => (await import("./session/welcome-page.tsx")).WelcomePage),
      page("forgotten", async () => (await import("./session/forgotten-page.tsx")).ForgottenPage),
      {
        Component: DeskLayout,
        children: [{ index: true, Component: InboxPage }],
      },
    ],
  },
];

function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: async () => ({ Component: await load().catch(reloadInstead) }) };
}
