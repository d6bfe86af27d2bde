import { parseSync } from "vite";

/** A text in a source file that should be in the catalogue. */
export interface FoundText {
  readonly line: number;
  readonly text: string;
}

/** Attributes and properties whose strings people see or hear, whatever the strings look like. */
const READ_NAMES = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-roledescription",
  "aria-valuetext",
  "doneLabel",
  "hint",
  "label",
  "message",
  "placeholder",
  "text",
  "title",
]);

/** Two words or more, of which the first is written like the start of a sentence. */
const SENTENCE = /^[“(+]?\p{Lu}[\p{L}’']*,? \p{L}/u;
const WORD = /\p{L}{2,}/u;

type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** Everything below a node but the name of a property, which may be quoted. */
const childrenOf = (node: Node): readonly Node[] =>
  Object.entries(node)
    .flatMap(([field, value]) => (field === "key" ? [] : value))
    .filter(isNode);

/** The text of a string, a template or a JSX text; null for any other node. */
function textOf(node: Node): string | null {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : null;
  if (node.type === "JSXText") return String(node.value);
  if (node.type !== "TemplateElement" || typeof node.value !== "object" || node.value === null) return null;
  return "cooked" in node.value ? String(node.value.cooked) : null;
}

/** The name of an attribute or property; null for any other node. */
function nameOf({ type, name, key }: Node): string | null {
  const named = type === "JSXAttribute" ? name : type === "Property" ? key : null;
  if (!isNode(named)) return null;
  return String(named.name ?? named.value);
}

/** Where a string stands: what a person reads, what only programs read, or undecided. */
type Context = "read" | "internal" | "undecided";

function contextBelow(node: Node, context: Context): Context {
  switch (node.type) {
    case "ImportDeclaration":
    case "ExportNamedDeclaration":
      return node.source === null ? context : "internal";
    case "TSTypeAnnotation":
    case "TSTypeAliasDeclaration":
    case "TSInterfaceDeclaration":
    case "TSTypeParameterInstantiation":
    case "BinaryExpression":
    // Errors that are thrown are for developers and end in the console.
    case "NewExpression":
      return "internal";
    case "JSXElement":
    case "JSXFragment":
      return "read";
    case "CallExpression":
    case "MemberExpression":
      return "undecided";
    case "JSXAttribute":
    case "Property": {
      const name = nameOf(node) ?? "";
      // The states of a machine are described for developers.
      if (name === "description") return "internal";
      return READ_NAMES.has(name) ? "read" : "undecided";
    }
    default:
      return context;
  }
}

/**
 * The texts that people would read, written in a source file instead of the catalogue: text between JSX tags, strings of
 * attributes such as `aria-label`, and any other string that looks like a sentence.
 */
export function findTexts(file: string, source: string): readonly FoundText[] {
  const found: FoundText[] = [];
  const visit = (node: Node, context: Context): void => {
    const text = textOf(node)?.trim() ?? "";
    if (context !== "internal" && (context === "read" ? WORD : SENTENCE).test(text)) {
      found.push({ line: source.slice(0, node.start).split("\n").length, text });
    }
    const below = contextBelow(node, context);
    for (const child of childrenOf(node)) visit(child, below);
  };
  const { program } = parseSync(file, source);
  if (isNode(program)) visit(program, "undecided");
  return found;
}
