import { DEFAULT_PREFERENCES, viewportOf } from "@flaneur/domain";
import type { ReactNode } from "react";
import { AppContext } from "../src/app-context.ts";
import { PageProvider } from "../src/page/page-context.ts";
import { NO_SETTINGS } from "../src/page/public-settings.ts";
import { NOBODY } from "../src/session/auth.storage.ts";

const INPUT = {
  theme: "light",
  preferences: DEFAULT_PREFERENCES,
  layout: "grid",
  viewport: viewportOf(1440),
  auth: NOBODY,
  settings: NO_SETTINGS,
  now: { day: 20_779, minute: 930 },
} as const;

const Page = ({ children }: { readonly children: ReactNode }) => (
  <PageProvider value={AppContext.useActorRef()}>{children}</PageProvider>
);

/** Provides the root actor of a page in a wide window, without a user. */
export const TestPage = ({ children }: { readonly children: ReactNode }) => (
  <AppContext.Provider options={{ input: INPUT }}>
    <Page>{children}</Page>
  </AppContext.Provider>
);
