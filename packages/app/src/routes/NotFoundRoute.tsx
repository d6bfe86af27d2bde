import { PlaceScreen } from "@flaneur/ui/place-screen";
import { useNavigate } from "react-router";
import { useTitle } from "../routing/use-title.ts";

/** Any address we have no page for. */
export default function NotFoundRoute() {
  const navigate = useNavigate();
  useTitle("Page not found");
  return (
    <PlaceScreen
      state={{ status: "error", message: "There is no page at this address." }}
      onGoBack={() => navigate("/")}
    />
  );
}
