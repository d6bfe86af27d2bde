import { GraphQLError, type SelectionSetNode, type ValidationRule } from "graphql";

/** Each root field is an upstream call or more: what a page asks, several times over. */
const MAX_ROOT_FIELDS = 20;

/** Refuses questions that would turn one request into hundreds of upstream calls, by aliases or fragments. */
export const rootFieldLimit: ValidationRule = (context) => {
  const count = (set: SelectionSetNode, inside: ReadonlySet<string>): number =>
    set.selections.reduce((sum, selection) => {
      if (selection.kind === "Field") return sum + 1;
      if (selection.kind === "InlineFragment") return sum + count(selection.selectionSet, inside);
      const name = selection.name.value;
      const fragment = inside.has(name) ? null : context.getFragment(name);
      return fragment ? sum + count(fragment.selectionSet, new Set([...inside, name])) : sum;
    }, 0);
  return {
    OperationDefinition(node) {
      const fields = count(node.selectionSet, new Set());
      if (fields <= MAX_ROOT_FIELDS) return;
      context.reportError(
        new GraphQLError(`A question may have at most ${MAX_ROOT_FIELDS} root fields; this one has ${fields}.`, {
          nodes: [node],
          extensions: { code: "BAD_USER_INPUT" },
        }),
      );
    },
  };
};
