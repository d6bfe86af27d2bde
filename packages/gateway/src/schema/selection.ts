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
 * Whether a field's own selection contains `path`, also through fragments, and unless `@skip` or `@include` leaves it
 * out. Fields that are not selected need not be fetched.
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
 * Yields the fields of merged selection sets. Like execution, it reads each fragment once, however often it is used.
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
