import { dark } from "./dark.ts";
import { light } from "./light.ts";
import { scale } from "./scale.ts";

const declarations = (tokens: Readonly<Record<string, string>>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `  --${name}: ${value};\n`)
    .join("");

/**
 * Returns a stylesheet with the tokens as custom properties. The light theme is the default (§4). The dark theme
 * applies within an element with `data-theme="dark"`, except in print.
 */
export const renderTokens = (): string =>
  [
    `:root {\n  color-scheme: light;\n${declarations(scale)}${declarations(light)}}\n`,
    `/* Printed pages use the light theme. */\n@media not print {\n[data-theme="dark"] {\n  color-scheme: dark;\n${declarations(dark)}}\n}\n`,
  ].join("\n");
