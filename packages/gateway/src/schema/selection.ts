import {
  type FieldNode,
  type GraphQLDirective,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

/**
 * Whether the selection of a field contains `path`, directly or through fragments. Fields that `@skip` or `@include`
 * leaves out do not count.
 */
export function selects(info: GraphQLResolveInfo, ...path: readonly string[]): boolean {
  let level = selectionSets(info.fieldNodes);
  for (const name of path) {
    const fields = [...fieldsOf(level, info)].filter((field) => field.name.value === name);
    if (fields.length === 0) return false;
    level = selectionSets(fields);
  }
  return true;
}

const selectionSets = (fields: readonly FieldNode[]): SelectionSetNode[] =>
  fields.flatMap(({ selectionSet }) => selectionSet ?? []);

/**
 * Yields the fields of merged selection sets. As in execution, each fragment is read only once.
 */
function* fieldsOf(sets: readonly SelectionSetNode[], info: GraphQLResolveInfo): Generator<FieldNode> {
  const pending = [...sets];
  const seen = new Set<string>();
  for (const { selections } of pending) {
    for (const selection of selections) {
      if (!isIncluded(selection, info)) continue;
      if (selection.kind === "Field") {
        yield selection;
      } else if (selection.kind === "InlineFragment") {
        pending.push(selection.selectionSet);
      } else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
        const fragment = info.fragments[selection.name.value];
        if (fragment !== undefined) pending.push(fragment.selectionSet);
      }
    }
  }
}

function isIncluded(node: SelectionNode, { variableValues }: GraphQLResolveInfo): boolean {
  const condition = (directive: GraphQLDirective): unknown => getDirectiveValues(directive, node, variableValues)?.if;
  return condition(GraphQLSkipDirective) !== true && condition(GraphQLIncludeDirective) !== false;
}

/** Returns only the flags that are true, so that the other flags are not sent. */
export const flags = <Name extends string>(values: Readonly<Record<Name, boolean>>) =>
  Object.fromEntries(Object.entries<boolean>(values).filter(([, value]) => value)) as Partial<Record<Name, boolean>>;
