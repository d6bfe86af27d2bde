import { PlaceScreen, usePlaceMessages } from "@flaneur/ui/place-screen";
import { useNavigate } from "react-router";
import { useTitle } from "../routing/use-title.ts";

/** The page of every path without a route. */
export function NotFoundRoute() {
  const navigate = useNavigate();
  const { place } = usePlaceMessages();
  useTitle(place.pageNotFoundTitle);
  return <PlaceScreen state={{ status: "error", message: place.pageNotFound }} onGoBack={() => navigate("/")} />;
}
