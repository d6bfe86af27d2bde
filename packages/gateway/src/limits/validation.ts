import { NoSchemaIntrospectionCustomRule, validate } from "graphql";
import type { Plugin } from "graphql-yoga";
import { GRAPH_LIMITS } from "./graph-limits.ts";

/**
 * Validates documents. Unless `introspection` is set, as in development, introspection is refused and error messages
 * suggest no names, so that the schema is not published.
 */
export const validation = ({ introspection }: { readonly introspection: boolean }): Plugin => ({
  onValidate: ({ addValidationRule, setValidationFn }) => {
    if (!introspection) addValidationRule(NoSchemaIntrospectionCustomRule);
    setValidationFn((schema, document, rules) =>
      validate(schema, document, rules, { maxErrors: GRAPH_LIMITS.errors, hideSuggestions: !introspection }),
    );
  },
  // The execution checks arguments, and must not suggest names either. envelop's type lacks this option.
  onExecute: ({ args }) => void Object.assign(args, { hideSuggestions: !introspection }),
});
