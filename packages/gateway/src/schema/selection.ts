import type { GraphQLResolveInfo, SelectionSetNode } from "graphql";

/** Whether a field's own selection asks for what lies at `path`, also through fragments: what is not asked for need not be fetched. */
export function selects(info: GraphQLResolveInfo, ...path: readonly string[]): boolean {
  const within = (set: SelectionSetNode | undefined, [name, ...rest]: readonly string[]): boolean =>
    set?.selections.some((selection) => {
      if (selection.kind === "Field") {
        return selection.name.value === name && (rest.length === 0 || within(selection.selectionSet, rest));
      }
      const inner =
        selection.kind === "InlineFragment"
          ? selection.selectionSet
          : info.fragments[selection.name.value]?.selectionSet;
      return within(inner, [name ?? "", ...rest]);
    }) ?? false;
  return info.fieldNodes.some((node) => within(node.selectionSet, path));
}
