import { useMessages, VisuallyHidden } from "@flaneur/ui";
import { useEffect, useState } from "react";
import type { FavoritesRef } from "./favorites.machine.ts";

/** Announces a changed favorite to screen readers when the server has stored it. */
export function Announcements({ favorites }: { readonly favorites: FavoritesRef }) {
  const { favorites: texts } = useMessages();
  const [announced, setAnnounced] = useState({ text: "", texts });
  useEffect(() => {
    const settled = favorites.on("favorite.settled", ({ place, isFavorite }) =>
      setAnnounced({ text: (isFavorite ? texts.added : texts.removed)(place.name), texts }),
    );
    return () => settled.unsubscribe();
  }, [favorites, texts]);
  // The text is removed after a change of language, so that it is not announced again.
  return <VisuallyHidden role="status">{announced.texts === texts ? announced.text : ""}</VisuallyHidden>;
}
