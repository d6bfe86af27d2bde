import { PlaceScreen } from "@flaneur/ui/place-screen";
import { useNavigate } from "react-router";
import { useSearchElsewhere } from "../features/search/use-search-elsewhere.ts";
import { useTheme } from "../features/theme/use-theme.ts";
import { useTitle } from "./use-title.ts";

/** Any address we have no page for. */
export default function NotFoundRoute() {
  const theme = useTheme();
  const search = useSearchElsewhere();
  const navigate = useNavigate();
  useTitle("Page not found");
  return (
    <PlaceScreen
      topBar={{ ...theme, search }}
      state={{ status: "error", message: "There is no page at this address." }}
      onGoBack={() => navigate("/")}
    />
  );
}
