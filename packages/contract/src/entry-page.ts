import { LIST_PAGE_SIZE } from "@flaneur/domain";
import { optionalWholeNumber } from "./parameters.ts";

/** The largest page number that a caller may request, as in the list of places. */
const MAX_PAGE = 1_000_000;

/** The parameters of a page of entries. @param least The smallest `limit`: with 0, a list comes without its places. */
export const entryPage = (least: 0 | 1) => ({
  page: optionalWholeNumber(1, MAX_PAGE).meta({
    description:
      "The number of a page of places, from 1. For a later page than the last, the last page is returned. Without " +
      "`page` and `limit`, all places are returned.",
  }),
  limit: optionalWholeNumber(least, LIST_PAGE_SIZE).meta({
    description: `The number of places of a page, at most ${LIST_PAGE_SIZE}.`,
  }),
});

/** Returns the page that a query asks for; undefined for all places. */
export const pageAsked = ({ page, limit }: { page?: number | undefined; limit?: number | undefined }) =>
  page === undefined && limit === undefined ? undefined : { page: page ?? 1, limit: limit ?? LIST_PAGE_SIZE };
