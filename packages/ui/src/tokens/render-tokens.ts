import { dark } from "./dark.ts";
import { light } from "./light.ts";
import { scale } from "./scale.ts";

const declarations = (tokens: Readonly<Record<string, string>>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `  --${name}: ${value};\n`)
    .join("");

/**
 * Returns a style sheet with the tokens as custom properties. The light theme is the default (§4), the dark theme
 * applies if the root element has `data-theme="dark"`.
 */
export const renderTokens = (): string =>
  [
    `:root {\n  color-scheme: light;\n${declarations(scale)}${declarations(light)}}\n`,
    `/* Paper is light. */\n@media not print {\n[data-theme="dark"] {\n  color-scheme: dark;\n${declarations(dark)}}\n}\n`,
  ].join("\n");
