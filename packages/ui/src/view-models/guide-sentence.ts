import type { FilterOptions } from "@flaneur/domain";
import type { Messages } from "../messages/catalogue.ts";

/**
 * Returns the sentence that says what the product is. Only a list in which all places are chosen is called hand-picked;
 * otherwise the sentence says how many are chosen.
 * @param options The options of the filters, or null while they are unknown.
 */
export const guideSentence = (
  options: Pick<FilterOptions, "allCurated" | "counts"> | null,
  { product }: Pick<Messages, "product">,
): string => {
  if (options?.allCurated === true) return product.handPicked;
  const { chosen = 0, places = 0 } = options?.counts ?? {};
  return chosen === 0 ? product.sentence : product.chosenAmong(chosen, places);
};
