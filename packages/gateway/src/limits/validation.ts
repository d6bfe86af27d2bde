import { NoSchemaIntrospectionCustomRule, validate } from "graphql";
import type { Plugin } from "graphql-yoga";
import { GRAPH_LIMITS } from "./graph-limits.ts";

/**
 * Validates documents. Unless introspection is allowed, which development tools need, neither introspection nor the
 * suggestions of error messages tell what the graph has: what the app may use is in schema.graphql.
 */
export const validation = ({ introspection }: { readonly introspection: boolean }): Plugin => ({
  onValidate: ({ addValidationRule, setValidationFn }) => {
    if (!introspection) addValidationRule(NoSchemaIntrospectionCustomRule);
    setValidationFn((schema, document, rules) =>
      validate(schema, document, rules, { maxErrors: GRAPH_LIMITS.errors, hideSuggestions: !introspection }),
    );
  },
  // The same for arguments, which execution checks. envelop's type of the arguments lacks the option.
  onExecute: ({ args }) => void Object.assign(args, { hideSuggestions: !introspection }),
});
