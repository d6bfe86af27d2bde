import { type DocumentNode, Kind, visit } from "graphql";

/** Types that the graph had when open pages of the app were loaded. No result has them any longer. */
const REMOVED_TYPES: readonly string[] = ["ListConflict", "ViewConflict"];

/**
 * Removes the fragments on types that the graph no longer has, so that the documents of pages that were opened before an
 * upgrade stay valid.
 */
export const withoutEarlierFragments = (document: DocumentNode): DocumentNode =>
  visit(document, {
    [Kind.INLINE_FRAGMENT]: ({ typeCondition }) =>
      typeCondition !== undefined && REMOVED_TYPES.includes(typeCondition.name.value) ? null : undefined,
  });
