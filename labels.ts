/**
 * A rule of the linter (.oxlintrc.json): controls, groups and pictures have a name for screen readers. It sees what axe
 * does not: groups without a name, and components that no story of a screen renders. A name that is an empty text is
 * left to the stories.
 */

interface Attribute {
  /** Absent in a spread, which may contain the name. */
  readonly name?: { readonly name?: unknown };
  readonly value?: { readonly value?: unknown } | null;
}

/** A part of the syntax tree. Only the fields that exist for its type are set. */
interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly expression?: Node;
  readonly left?: Node;
  readonly right?: Node;
  readonly consequent?: Node;
  readonly alternate?: Node;
  readonly children?: readonly Node[];
  readonly openingElement?: { readonly name: { readonly name?: unknown }; readonly attributes: readonly Attribute[] };
  readonly parent?: Node | null;
}

interface Context {
  report(problem: { readonly node: object; readonly message: string }): void;
}

const CONTROLS: ReadonlySet<string> = new Set(["a", "button", "Button"]);
const FIELDS: ReadonlySet<string> = new Set(["input", "select", "textarea"]);
const GROUPS: ReadonlySet<string> = new Set(["aside", "fieldset", "nav", "section"]);
const NAMED_ROLES: ReadonlySet<string> = new Set([
  ...["dialog", "group", "img", "listbox", "menu", "radiogroup", "region", "toolbar"],
]);
const HIDING = ["aria-hidden", "hidden"];
const NAMES = ["aria-label", "aria-labelledby", "title"];

const tagOf = ({ openingElement }: Node): string => String(openingElement?.name.name ?? "");
const attributesOf = ({ openingElement }: Node): readonly Attribute[] => openingElement?.attributes ?? [];
const attributeOf = (element: Node, name: string): Attribute | undefined =>
  attributesOf(element).find((attribute) => attribute.name?.name === name);
const textOf = (element: Node, name: string): unknown => attributeOf(element, name)?.value?.value;

/** Whether an attribute names an element, or may do so: a spread may contain any attribute. */
const hasNamingAttribute = (element: Node): boolean =>
  attributesOf(element).some(({ name }) => name === undefined || NAMES.includes(String(name.name)));

const isElement = ({ type }: Node): boolean => type === "JSXElement";

/** Whether an icon, or a part that screen readers do not read, has no name. */
function isSilent(element: Node): boolean {
  if (hasNamingAttribute(element) && attributeOf(element, "aria-hidden") === undefined) return false;
  return attributeOf(element, "aria-hidden") !== undefined || /^svg$|Icon$/.test(tagOf(element));
}

/** Whether a part of the content of an element may be read as its name. */
function isRead(node: Node | undefined): boolean {
  switch (node?.type) {
    case undefined:
    case "JSXEmptyExpression":
      return false;
    case "JSXText":
      return String(node.value).trim() !== "";
    case "Literal":
      return typeof node.value === "string" && node.value !== "";
    case "JSXExpressionContainer":
      return isRead(node.expression);
    case "LogicalExpression":
      return isRead(node.right);
    case "ConditionalExpression":
      return isRead(node.consequent) || isRead(node.alternate);
    case "JSXFragment":
      return node.children?.some(isRead) === true;
    case "JSXElement": {
      if (isSilent(node)) return false;
      // A component renders its own content, and an `img` needs a text, which Biome checks.
      const isOwn = /^[A-Z]/.test(tagOf(node)) || tagOf(node) === "img" || hasNamingAttribute(node);
      return isOwn || node.children?.some(isRead) === true;
    }
    default:
      return true;
  }
}

/** Whether an element contains an element with one of these tags, or a component that may render one. */
const contains = (node: Node | undefined, tags: RegExp): boolean =>
  node !== undefined &&
  ((isElement(node) && tags.test(tagOf(node))) ||
    [...(node.children ?? []), node.expression, node.right, node.consequent, node.alternate].some((each) =>
      contains(each, tags),
    ));

const isInLabel = ({ parent }: Node): boolean =>
  parent != null && ((isElement(parent) && /^label$|Label$/.test(tagOf(parent))) || isInLabel(parent));

/** Returns what lacks a name, or null. */
function unnamed(element: Node): string | null {
  const tag = tagOf(element);
  if (hasNamingAttribute(element) || HIDING.some((name) => attributeOf(element, name) !== undefined)) return null;
  if (NAMED_ROLES.has(String(textOf(element, "role")))) return "An element with this role";
  if (CONTROLS.has(tag) || (tag === "Link" && attributeOf(element, "href") !== undefined))
    return element.children?.some(isRead) === true ? null : "A control that has only an icon";
  if (FIELDS.has(tag)) {
    const isLabelled = textOf(element, "type") === "hidden" || attributeOf(element, "id") !== undefined;
    return isLabelled || isInLabel(element) ? null : "A field without a label";
  }
  if (!GROUPS.has(tag)) return null;
  const naming = tag === "fieldset" ? /^legend$/ : tag === "section" ? /^h[1-6]$/ : /^$/;
  return contains(element, naming) ? null : "A group";
}

const names = {
  create(context: Context) {
    return {
      JSXElement: (element: Node) => {
        const found = unnamed(element);
        if (found !== null) {
          context.report({
            node: element,
            message: `${found} needs a name for screen readers, such as an aria-label.`,
          });
        }
      },
    };
  },
};

export default { meta: { name: "labels" }, rules: { names } };
