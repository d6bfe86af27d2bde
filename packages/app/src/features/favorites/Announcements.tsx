import { useMessages, VisuallyHidden } from "@flaneur/ui";
import { useEffect, useState } from "react";
import { AppContext } from "../../app-context.ts";

/** Says to screen readers what a heart has done once the server has it. */
export function Announcements() {
  const { favorites: texts } = useMessages();
  const favorites = AppContext.useSelector(({ context }) => context.favorites);
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const settled = favorites.on("favorite.settled", ({ place, isFavorite }) =>
      setAnnounced((isFavorite ? texts.added : texts.removed)(place.name)),
    );
    return () => settled.unsubscribe();
  }, [favorites, texts]);
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}
