import { useEffect } from "react";

/** Names the tab: the page's own title before the product's. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title === undefined ? "Flâneur" : `${title} · Flâneur`;
  }, [title]);
}
