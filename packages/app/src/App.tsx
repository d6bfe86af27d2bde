import { lazy, Suspense } from "react";
import { BrowserRouter, Route, Routes } from "react-router";
import { Provider } from "urql";
import { createClient } from "./graphql/client.ts";
import { PlacesRoute } from "./routes/PlacesRoute.tsx";
import { UnexpectedError } from "./routes/UnexpectedError.tsx";

const client = createClient();
const PlaceRoute = lazy(() => import("./routes/PlaceRoute.tsx"));
const NotFoundRoute = lazy(() => import("./routes/NotFoundRoute.tsx"));

export function App() {
  return (
    <UnexpectedError>
      <Provider value={client}>
        <BrowserRouter>
          <Suspense>
            <Routes>
              <Route path="/" element={<PlacesRoute />} />
              <Route path="/places/:id" element={<PlaceRoute />} />
              <Route path="*" element={<NotFoundRoute />} />
            </Routes>
          </Suspense>
        </BrowserRouter>
      </Provider>
    </UnexpectedError>
  );
}
