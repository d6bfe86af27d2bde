import { useMessages } from "@flaneur/ui";
import { useEffect } from "react";

/** Names the tab: the page's own title before the product's. */
export function useTitle(title: string | undefined): void {
  const { product } = useMessages();
  useEffect(() => {
    document.title = title === undefined ? product.name : product.pageTitle(title);
  }, [title, product]);
}
