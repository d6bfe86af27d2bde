import { AppFrame, LinkProvider, ViewportProvider } from "@flaneur/ui";
import { Suspense } from "react";
import { Outlet } from "react-router";
import { AppContext } from "../app-context.ts";
import { RouterLink } from "../routing/RouterLink.tsx";
import { usePageStart } from "../routing/use-page-start.ts";
import { AppTopBar } from "./AppTopBar.tsx";

/** The shared layout of every page: the one top bar, and the screen of the route below it. */
export function AppLayout() {
  const viewport = AppContext.useSelector(({ context }) => context.viewport);
  usePageStart();
  return (
    <LinkProvider value={RouterLink}>
      <ViewportProvider value={viewport}>
        <AppFrame topBar={<AppTopBar />}>
          <Suspense>
            <Outlet />
          </Suspense>
        </AppFrame>
      </ViewportProvider>
    </LinkProvider>
  );
}
