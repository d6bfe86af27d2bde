import { PlaceScreen } from "@flaneur/ui/place-screen";
import { useNavigate } from "react-router";
import { useTheme } from "../features/theme/use-theme.ts";

/** Any address we have no page for. */
export default function NotFoundRoute() {
  const theme = useTheme();
  const navigate = useNavigate();
  return (
    <PlaceScreen
      topBar={{ ...theme, search: { value: "", onValueChange: () => {} } }}
      state={{ status: "error", message: "There is no page at this address." }}
      onGoBack={() => navigate("/")}
    />
  );
}
