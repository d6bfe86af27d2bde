import { useMessages } from "@flaneur/ui";
import { useEffect } from "react";

/** Sets the title of the document: the title of the page, then the name of the product. */
export function useTitle(title: string | undefined): void {
  const { product } = useMessages();
  useEffect(() => {
    document.title = title === undefined ? product.name : product.pageTitle(title);
  }, [title, product]);
}
