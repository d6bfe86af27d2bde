import { type ComponentProps, lazy, useEffect } from "react";
import { Route, Routes } from "react-router";
import { type Client, Provider } from "urql";
import type { AppInput } from "./app.machine.ts";
import { AppContext } from "./app-context.ts";
import { AppLayout } from "./routes/AppLayout.tsx";
import { PlacesRoute } from "./routes/PlacesRoute.tsx";
import { UnexpectedError } from "./routes/UnexpectedError.tsx";

const PlaceRoute = lazy(() => import("./routes/PlaceRoute.tsx"));
const NotFoundRoute = lazy(() => import("./routes/NotFoundRoute.tsx"));

type RootActor = ReturnType<typeof AppContext.useActorRef>;

export interface AppProps {
  readonly client: Client;
  readonly input: AppInput;
  /** The root machine with what its host can do. @default the bare machine */
  readonly logic?: ComponentProps<typeof AppContext.Provider>["logic"];
  /** Tells the root actor what happens around it, until it is called off. */
  readonly listen?: (root: RootActor) => () => void;
}

/** The whole app, below a router. It reads nothing of the browser: all it starts with comes in. */
export const App = ({ client, input, logic, listen }: AppProps) => (
  <UnexpectedError>
    <Provider value={client}>
      <AppContext.Provider options={{ input }} {...(logic !== undefined && { logic })}>
        {listen !== undefined && <Listener listen={listen} />}
        <Routes>
          <Route element={<AppLayout />}>
            <Route path="/" element={<PlacesRoute />} />
            <Route path="/places/:id" element={<PlaceRoute />} />
            <Route path="*" element={<NotFoundRoute />} />
          </Route>
        </Routes>
      </AppContext.Provider>
    </Provider>
  </UnexpectedError>
);

function Listener({ listen }: Required<Pick<AppProps, "listen">>) {
  const root = AppContext.useActorRef();
  useEffect(() => listen(root), [root, listen]);
  return null;
}
