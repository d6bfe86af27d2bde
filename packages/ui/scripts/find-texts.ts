import { parseSync } from "vite";

/** A literal text in a source file that belongs in the message catalogue. */
export interface FoundText {
  readonly line: number;
  readonly text: string;
}

/** Names of attributes and properties whose strings are visible or read by screen readers. */
const VISIBLE_NAMES = new Set([
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

/** At least two words, the first of which starts with a capital letter. */
const SENTENCE = /^[“(+]?\p{Lu}[\p{L}’']*,? \p{L}/u;
const WORD = /\p{L}{2,}/u;

type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** Returns the child nodes without the key of a property: a key may be a string literal, but is not a visible text. */
const childrenOf = (node: Node): readonly Node[] =>
  Object.entries(node)
    .flatMap(([field, value]) => (field === "key" ? [] : value))
    .filter(isNode);

/** Returns the text of a string, a template or a JSX text, or null for any other node. */
function textOf(node: Node): string | null {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : null;
  if (node.type === "JSXText") return String(node.value);
  if (node.type !== "TemplateElement" || typeof node.value !== "object" || node.value === null) return null;
  return "cooked" in node.value ? String(node.value.cooked) : null;
}

/** Returns the name of an attribute or property, or null for any other node. */
function nameOf({ type, name, key }: Node): string | null {
  const named = type === "JSXAttribute" ? name : type === "Property" ? key : null;
  if (!isNode(named)) return null;
  return String(named.name ?? named.value);
}

/** Whether a string is visible to visitors, internal, or of unknown use. */
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
    // Messages of thrown errors are for developers.
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
      // Descriptions of states of a machine are for developers.
      if (name === "description") return "internal";
      return VISIBLE_NAMES.has(name) ? "read" : "undecided";
    }
    default:
      return context;
  }
}

/**
 * Finds user-visible texts in a source file that belong in the message catalogue: text between JSX tags, strings of
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
