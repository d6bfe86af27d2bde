import {
  AppFrame,
  CodeFailedAgainProvider,
  ConnectionProvider,
  LinkProvider,
  NowProvider,
  ViewportProvider,
} from "@flaneur/ui";
import { useSelector } from "@xstate/react";
import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { Outlet, useLocation, useNavigate } from "react-router";
import { AppContext, useActors } from "../app-context.ts";
import { Announcements } from "../features/favorites/Announcements.tsx";
import { Lightbox } from "../features/lightbox/Lightbox.tsx";
import { LocationDialogs } from "../location/LocationDialogs.tsx";
import { Offline } from "../offline/Offline.tsx";
import { shownConnection } from "../offline/shared/connection.machine.ts";
import { useCanKeepPages } from "../offline/use-can-keep-pages.ts";
import { reloadIfReachable } from "../page/reload-if-reachable.ts";
import { EntryProvider } from "../routing/entry-context.tsx";
import { RouterLink } from "../routing/RouterLink.tsx";
import { usePageStart } from "../routing/use-page-start.ts";
import { useSheet } from "../routing/use-sheet.ts";
import { AuthDialogs } from "../session/AuthDialogs.tsx";
import { AppTopBar } from "./AppTopBar.tsx";
import { ChangeToasts } from "./ChangeToasts.tsx";
import { PageEnd } from "./PageEnd.tsx";

/**
 * The layout of every page: the top bar, the screen of the route, the footer, and the dialogs that any page can open.
 * The children are mounted with the screen.
 */
export function AppLayout({ children }: { readonly children?: ReactNode }) {
  const viewport = AppContext.useSelector(({ context }) => context.viewport);
  const { favorites, filters } = useActors();
  const bar = useSelector(filters, ({ context }) => context.bar);
  usePageStart();
  useHomeAfterSignIn();
  return (
    <CodeFailedAgainProvider value={reloadIfReachable}>
      <LinkProvider value={RouterLink}>
        <ViewportProvider value={viewport}>
          <Surroundings>
            <EntryProvider bar={bar}>
              <AppFrame
                topBar={
                  <>
                    <Offline favorites={favorites} />
                    <AppTopBar />
                  </>
                }
                footer={<PageEnd />}
              >
                <Suspense>
                  <Outlet />
                  {children}
                </Suspense>
              </AppFrame>
              <Lightbox />
              <AccountDialogs />
              <LocationDialogs />
              <Announcements favorites={favorites} />
              <ChangeToasts />
            </EntryProvider>
          </Surroundings>
        </ViewportProvider>
      </LinkProvider>
    </CodeFailedAgainProvider>
  );
}

function AccountDialogs() {
  const { authDialog, account, views } = useActors();
  const viewCount = useSelector(views, ({ context }) => context.views.length);
  const pocket = useSheet("pocket");
  return (
    <AuthDialogs
      authDialog={authDialog}
      account={account}
      viewCount={viewCount}
      onPocket={useCanKeepPages() ? () => pocket.onOpenChange(true) : undefined}
    />
  );
}

/** Provides the current time and the state of the connection. Only the components that read them re-render. */
function Surroundings({ children }: { readonly children: ReactNode }) {
  const now = AppContext.useSelector(({ context }) => context.now);
  const { connection } = useActors();
  const state = useSelector(connection, shownConnection);
  return (
    <ConnectionProvider value={state}>
      <NowProvider value={now}>{children}</NowProvider>
    </ConnectionProvider>
  );
}

/**
 * Navigates to '/' after signing in (§4). The page stays if it is '/', so that its filters are kept, or if the visitor
 * signed in to save brought places or to take a shared list, so that the page continues with this action.
 */
function useHomeAfterSignIn(): void {
  const { auth } = useActors();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const latest = useRef({ navigate, pathname });
  useEffect(() => {
    latest.current = { navigate, pathname };
  });
  useEffect(() => {
    const began = auth.on("auth.began", ({ intent }) => {
      const { pathname, navigate: go } = latest.current;
      const continues = intent?.kind === "bring" || intent?.kind === "takeList";
      if (pathname !== "/" && !continues) go("/", { replace: pathname === "/login" });
    });
    return () => began.unsubscribe();
  }, [auth]);
}
