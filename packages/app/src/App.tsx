import { lazy, Suspense } from "react";
import { BrowserRouter, Route, Routes } from "react-router";
import { Provider } from "urql";
import { readAddress } from "./features/filters/filters.address.ts";
import { askFilterOptionsAhead } from "./features/places/filter-options.ts";
import { askListingAhead } from "./features/places/listing.ts";
import { createClient } from "./graphql/client.ts";
import { PlacesRoute } from "./routes/PlacesRoute.tsx";
import { UnexpectedError } from "./routes/UnexpectedError.tsx";

const client = createClient();
// The first screen's questions go out before its first render, which on a slow phone takes longer than the answers.
if (location.pathname === "/") {
  askListingAhead(client, readAddress());
  askFilterOptionsAhead(client);
}
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
