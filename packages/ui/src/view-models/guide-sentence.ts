import type { FilterOptions } from "@flaneur/domain";
import type { Messages } from "../messages/catalogue.ts";

/**
 * Returns the sentence that says what the product is. Only a list without imported places is called hand-picked.
 * @param options The options of the filters, or null while they are unknown.
 */
export const guideSentence = (
  options: Pick<FilterOptions, "allCurated"> | null,
  { product }: Pick<Messages, "product">,
): string => (options?.allCurated === true ? product.handPicked : product.sentence);
