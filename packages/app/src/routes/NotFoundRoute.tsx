import { useMessages } from "@flaneur/ui";
import { PlaceScreen } from "@flaneur/ui/place-screen";
import { useNavigate } from "react-router";
import { useTitle } from "../routing/use-title.ts";

/** Any address we have no page for. */
export default function NotFoundRoute() {
  const navigate = useNavigate();
  const { failures } = useMessages();
  useTitle(failures.pageNotFoundTitle);
  return <PlaceScreen state={{ status: "error", message: failures.pageNotFound }} onGoBack={() => navigate("/")} />;
}
