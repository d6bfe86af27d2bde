import { type DocumentNode, GraphQLError, parse, type Source, visit } from "graphql";
import type { Plugin } from "graphql-yoga";
import { withoutEarlierFragments } from "../documents/earlier-fragments.ts";
import { GRAPH_LIMITS } from "./graph-limits.ts";
import { limitExceeded } from "./limit-error.ts";

const TOO_LONG = /contains more than (\d+) (tokens|comments)/;

/**
 * Parses a document within the limits of tokens, comments, fields, aliases and directives. Fields of a fragment count
 * once, not at each use. The cost limit counts them at each use: see `cost-limit.ts`.
 * @throws GraphQLError for a document that breaks a limit or cannot be parsed.
 */
function parseWithinLimits(source: string | Source): DocumentNode {
  const document = parseShort(source);
  const counts = { fields: 0, aliases: 0, directives: 0 };
  visit(document, {
    Field: ({ alias }) => {
      counts.fields += 1;
      if (alias !== undefined) counts.aliases += 1;
    },
    Directive: () => {
      counts.directives += 1;
    },
  });
  for (const limit of ["fields", "aliases", "directives"] as const) {
    const [max, count] = [GRAPH_LIMITS[limit], counts[limit]];
    if (count > max) throw limitExceeded(`A document may have at most ${max} ${limit}; this one has ${count}.`);
  }
  return withoutEarlierFragments(document);
}

function parseShort(source: string | Source): DocumentNode {
  try {
    return parse(source, { maxLexicalTokens: GRAPH_LIMITS.tokens, maxComments: GRAPH_LIMITS.comments });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const [, max, unit] = TOO_LONG.exec(error.message) ?? [];
    if (unit !== undefined) throw limitExceeded(`A document may have at most ${max} ${unit}.`);
    throw new GraphQLError(error.message, {
      ...(error.source === undefined ? {} : { source: error.source }),
      ...(error.positions === undefined ? {} : { positions: error.positions }),
      extensions: { code: "BAD_USER_INPUT", http: { status: 400 } },
    });
  }
}

export const documentLimits: Plugin = { onParse: ({ setParseFn }) => setParseFn(parseWithinLimits) };
