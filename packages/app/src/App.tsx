import { MessagesProvider } from "@flaneur/ui";
import { en, type Messages } from "@flaneur/ui/messages";
import { useSelector } from "@xstate/react";
import { type ComponentProps, type ReactNode, useEffect } from "react";
import { Route, Routes } from "react-router";
import type { AppInput } from "./app.machine.ts";
import { AppContext, useActors } from "./app-context.ts";
import { PlacesRoute } from "./features/places/listing/PlacesRoute.tsx";
import type { Graph } from "./graph/graph.ts";
import { GraphProvider } from "./graph/graph-context.ts";
import { PageProvider } from "./page/page-context.ts";
import { AppLayout } from "./routes/AppLayout.tsx";
import { OtherRoutes, RENDERED_PAGES } from "./routes/lazy-routes.ts";
import { UnexpectedError } from "./routes/UnexpectedError.tsx";

export type RootActor = ReturnType<typeof AppContext.useActorRef>;

export interface AppProps {
  readonly graph: Graph;
  readonly input: AppInput;
  /** The texts of the language that the page starts in. @default English */
  readonly messages?: Messages;
  /** The root machine with the actors and actions of the browser. @default the machine without them */
  readonly logic?: ComponentProps<typeof AppContext.Provider>["logic"];
  /** Called when the page is rendered. Sends browser events to the root actor until the returned function is called. */
  readonly listen?: (root: RootActor) => () => void;
}

/** The whole app. Render it inside a router. All initial values are props, so that the server can render it, too. */
export const App = ({ graph, input, messages = en, logic, listen }: AppProps) => (
  <AppContext.Provider options={{ input: { ...input, messages } }} {...(logic !== undefined && { logic })}>
    <Texts>
      <UnexpectedError>
        <GraphProvider value={graph}>
          <Screens {...(listen !== undefined && { listen })} />
        </GraphProvider>
      </UnexpectedError>
    </Texts>
  </AppContext.Provider>
);

function Texts({ children }: { readonly children: ReactNode }) {
  const { language } = useActors();
  return (
    <MessagesProvider value={useSelector(language, ({ context }) => context.messages)}>{children}</MessagesProvider>
  );
}

function Screens({ listen }: Pick<AppProps, "listen">) {
  return (
    <PageProvider value={AppContext.useActorRef()}>
      <Routes>
        <Route element={<AppLayout>{listen !== undefined && <Listener listen={listen} />}</AppLayout>}>
          <Route path="/" element={<PlacesRoute />} />
          {RENDERED_PAGES.map(([path, Page]) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={<OtherRoutes />} />
        </Route>
      </Routes>
    </PageProvider>
  );
}

/** Calls `listen` once the page is rendered. Place it after the page: its effect must run after those of the page. */
function Listener({ listen }: Required<Pick<AppProps, "listen">>) {
  const root = AppContext.useActorRef();
  useEffect(() => listen(root), [root, listen]);
  return null;
}
