import {
  type DocumentNode,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  getOperationAST,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  typeFromAST,
  validateInputValue,
} from "graphql";
import type { Plugin } from "graphql-yoga";

interface Operation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

type Path = readonly (string | number)[];

/** Returns the input type that the schema declares at a path within a value of `type`. */
function typeAt(type: GraphQLInputType, [step, ...rest]: Path): GraphQLInputType {
  if (step === undefined) return type;
  if (isNonNullType(type)) return typeAt(type.ofType, [step, ...rest]);
  if (isListType(type)) return typeAt(type.ofType, typeof step === "number" ? rest : [step, ...rest]);
  const field = isInputObjectType(type) ? type.getFields()[step] : undefined;
  return field === undefined ? type : typeAt(field.type, rest);
}

const printPath = (path: Path): string =>
  path.map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`)).join("");

const refusal = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT", http: { status: 400 } } });

/**
 * Returns an error for the first variable without a usable value. The executor would refuse the variable, too, but
 * would repeat the value in many messages. The message of this error names only the path and the type.
 * @param hideSuggestions false appends the reason from graphql-js, which suggests similar names and may repeat a value.
 * @returns the error, or null if all values are usable.
 */
export function refuseForVariables(
  { schema, document, operationName, variables: sent }: Operation,
  hideSuggestions: boolean,
): GraphQLError | null {
  const variables = sent ?? {};
  for (const { variable, type: typeNode, defaultValue } of getOperationAST(document, operationName)
    ?.variableDefinitions ?? []) {
    const name = variable.name.value;
    const type = typeFromAST(schema, typeNode);
    // Validation has already refused a document whose variable has a type that is not an input type.
    if (!isInputType(type)) continue;
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (value === undefined && (defaultValue !== undefined || !isNonNullType(type))) continue;
    const errors: GraphQLError[] = [];
    try {
      validateInputValue(
        value,
        type,
        (error, path) => {
          const detail = hideSuggestions ? "" : ` ${error.message}`;
          errors.push(
            refusal(`Variable "$${name}${printPath(path)}" must be of the type ${typeAt(type, path)}.${detail}`),
          );
          // The exception ends the validation, because each further error takes as much time as the first.
          throw errors[0];
        },
        hideSuggestions,
      );
    } catch (error) {
      if (error !== errors[0]) throw error;
    }
    if (errors[0] !== undefined) return errors[0];
  }
  return null;
}

/** Refuses variables whose values do not have the declared types, before the operation's cost is estimated. */
export const variableTypes = ({ introspection }: { readonly introspection: boolean }): Plugin => ({
  onExecute: ({ args: { schema, document, operationName, variableValues }, setResultAndStopExecution }) => {
    const error = refuseForVariables({ schema, document, operationName, variables: variableValues }, !introspection);
    if (error !== null) setResultAndStopExecution({ errors: [error] });
  },
});
