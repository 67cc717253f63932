import { Outlet } from "react-router";
import { PageHead } from "./page-head.tsx";

/** A page with its head: both are replaced where the page crashes. */
export function PageFrame() {
  return (
    <>
      <PageHead />
      <Outlet />
    </>
  );
}
