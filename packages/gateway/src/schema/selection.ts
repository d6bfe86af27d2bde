import type { GraphQLResolveInfo, SelectionSetNode } from "graphql";

/** Whether a field's own selection asks for `name`, also through fragments: what is not asked for need not be fetched. */
export function selects(info: GraphQLResolveInfo, name: string): boolean {
  const within = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((selection) => {
      if (selection.kind === "Field") return selection.name.value === name;
      if (selection.kind === "InlineFragment") return within(selection.selectionSet);
      return within(info.fragments[selection.name.value]?.selectionSet);
    }) ?? false;
  return info.fieldNodes.some((node) => within(node.selectionSet));
}
