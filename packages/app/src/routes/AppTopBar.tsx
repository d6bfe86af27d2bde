import { INITIAL_FILTERS, setSearch } from "@flaneur/domain";
import { LocationIndicator, locationLabel, Profile, TopBar } from "@flaneur/ui";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { AppContext } from "../app-context.ts";
import { preloadAuthDialogs } from "../features/auth/AuthDialogs.tsx";
import { filtersAddress } from "../features/filters/filters.address.ts";
import { preloadLocationDialog } from "../features/location/LocationDialogs.tsx";
import { useAuth } from "../page/use-auth.ts";
import { useConfirmedLocation } from "../page/use-confirmed-location.ts";
import { useSheet } from "../routing/use-sheet.ts";

/** The top bar of every page. Only the top bar re-renders on every letter of the search. */
export function AppTopBar() {
  const { theme, preferences, search } = AppContext.useSelector(({ context }) => context);
  const shownTheme = useSelector(theme, ({ context }) => context.theme);
  const text = useSelector(search, (snapshot) => snapshot.context.text);
  const { user } = useAuth();
  const onListing = useLocation().pathname === "/";
  const navigate = useNavigate();
  const sheet = useSheet("search");
  const whereabouts = useWhereabouts();

  // The search belongs to the listing. On another page the box starts empty.
  useEffect(() => {
    if (!onListing) search.send({ type: "search.show", text: "" });
  }, [onListing, search]);

  const submit = () => {
    search.send({ type: "search.submit" });
    if (onListing) {
      sheet.onOpenChange(false);
      return;
    }
    // §4: submitting on another page opens the listing with the stored preferences.
    const liked = { ...INITIAL_FILTERS, ...preferences.getSnapshot().context.preferences };
    // Replaces the history entry of the sheet, so that 'back' does not open the sheet again.
    navigate(filtersAddress(setSearch(liked, text)), { replace: sheet.open });
  };

  return (
    <TopBar
      theme={shownTheme}
      onThemeChange={() => theme.send({ type: "theme.toggle" })}
      search={{
        value: text,
        onValueChange: (typed) => search.send({ type: "search.type", text: typed }),
        onSubmit: submit,
      }}
      searchDialog={sheet}
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

/** The button of the location and its menu. */
function useWhereabouts() {
  const location = AppContext.useSelector(({ context }) => context.location);
  const confirmed = useConfirmedLocation();
  return {
    label: confirmed && locationLabel(confirmed),
    onOpen: () => location.send({ type: "location.ask" }),
    onForget: () => location.send({ type: "location.forget" }),
  };
}

/** The menu of the signed-in user, or 'Log In' (§2). */
function TopBarProfile({ location }: { readonly location: ReturnType<typeof useWhereabouts> }) {
  const { auth, authDialog, account, language: texts, theme } = AppContext.useSelector(({ context }) => context);
  const shownTheme = useSelector(theme, ({ context }) => context.theme);
  const { user } = useAuth();
  return (
    <Profile
      profile={user === null ? { status: "anonymous" } : { status: "signedIn", username: user.username }}
      theme={shownTheme}
      onThemeChange={() => theme.send({ type: "theme.toggle" })}
      onLogIn={() => authDialog.send({ type: "signIn.open" })}
      onLogOut={() => auth.send({ type: "auth.logOut" })}
      onLanguageChange={(language) => texts.send({ type: "language.choose", language })}
      onAccount={() => account.send({ type: "account.open" })}
      location={location}
      onIntent={() => {
        preloadAuthDialogs();
        preloadLocationDialog();
      }}
    />
  );
}
