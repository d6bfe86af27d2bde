import type { ReactNode } from "react";
import { AppContext } from "../src/app-context.ts";
import { PageProvider } from "../src/page/page-context.ts";
import { APP_INPUT } from "./app-input.ts";

const Page = ({ children }: { readonly children: ReactNode }) => (
  <PageProvider value={AppContext.useActorRef()}>{children}</PageProvider>
);

/** Provides the root actor of a page in a wide window, without a user. */
export const TestPage = ({ children }: { readonly children: ReactNode }) => (
  <AppContext.Provider options={{ input: APP_INPUT }}>
    <Page>{children}</Page>
  </AppContext.Provider>
);
