import { dark } from "./dark.ts";
import { light } from "./light.ts";
import { scale } from "./scale.ts";

const declarations = (tokens: Readonly<Record<string, string>>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `  --${name}: ${value};\n`)
    .join("");

/**
 * The records as a stylesheet of custom properties: light by default (§4 Theme starts light), dark under
 * `data-theme="dark"` on the root element.
 */
export const renderTokens = (): string =>
  [
    `:root {\n  color-scheme: light;\n${declarations(scale)}${declarations(light)}}\n`,
    `/* Paper is light. */\n@media not print {\n[data-theme="dark"] {\n  color-scheme: dark;\n${declarations(dark)}}\n}\n`,
  ].join("\n");
