import { shownLayout } from "@flaneur/domain";
import { LocationIndicator, locationLabel, Profile, TopBar } from "@flaneur/ui";
import { useLocation } from "react-router";
import { AppContext, useActors } from "../app-context.ts";
import { preloadLocationDialog } from "../location/LocationDialogs.tsx";
import { useConfirmedLocation } from "../location/use-confirmed-location.ts";
import { useCanKeepPages } from "../offline/use-can-keep-pages.ts";
import { useStore } from "../page/store.ts";
import { useSheet } from "../routing/use-sheet.ts";
import { preloadAuthDialogs } from "../session/AuthDialogs.tsx";
import { useAuth } from "../session/use-auth.ts";
import { useSearch } from "./use-search.tsx";

/** The top bar of every page. Only the top bar re-renders on every letter of the search. */
export function AppTopBar() {
  const hasResults = useHasResults();
  const { theme } = useActors();
  const shownTheme = useStore(theme);
  const { user } = useAuth();
  const whereabouts = useWhereabouts();

  return (
    <TopBar
      theme={shownTheme}
      onThemeChange={() => theme.set(shownTheme === "light" ? "dark" : "light")}
      {...useSearch()}
      hasResults={hasResults}
      location={
        <LocationIndicator
          {...whereabouts}
          phone={user === null ? "icon" : "absent"}
          onIntent={preloadLocationDialog}
        />
      }
      profile={<TopBarProfile location={whereabouts} />}
      themeToggle={user === null ? "always" : "wide"}
    />
  );
}

/** Whether the page is the listing with its places as a grid or a table. */
function useHasResults(): boolean {
  const { layout } = useActors();
  const { layouts } = AppContext.useSelector(({ context }) => context.viewport);
  const chosen = useStore(layout);
  return useLocation().pathname === "/" && shownLayout(chosen, layouts) !== "map";
}

function useWhereabouts() {
  const { location } = useActors();
  const confirmed = useConfirmedLocation();
  return {
    label: confirmed && locationLabel(confirmed),
    onOpen: () => location.send({ type: "location.openDialog" }),
    onForget: () => location.send({ type: "location.forget" }),
  };
}

/** The menu of the signed-in user, or 'Log In' (§2). */
function TopBarProfile({ location }: { readonly location: ReturnType<typeof useWhereabouts> }) {
  const { auth, authDialog, account, language: texts, theme } = useActors();
  const shownTheme = useStore(theme);
  const { user } = useAuth();
  const pocket = useSheet("pocket");
  const canKeepPages = useCanKeepPages();
  return (
    <Profile
      profile={user === null ? { status: "anonymous" } : { status: "signedIn", username: user.username }}
      theme={shownTheme}
      onThemeChange={() => theme.set(shownTheme === "light" ? "dark" : "light")}
      onLogIn={() => authDialog.send({ type: "signIn.open" })}
      onLogOut={() => auth.send({ type: "auth.logOut" })}
      onLanguageChange={(language) => texts.send({ type: "language.choose", language })}
      {...(canKeepPages && { onPocket: () => pocket.onOpenChange(true) })}
      onAccount={() => account.send({ type: "account.open" })}
      location={location}
      onIntent={() => {
        preloadAuthDialogs();
        preloadLocationDialog();
      }}
    />
  );
}
