import { resolve } from "node:path";
import { SettingsTable } from "../src/settings-table.ts";

export const DOCUMENT = resolve(import.meta.dirname, "../../../docs/settings.md");

/** Returns the text of docs/settings.md. */
export function settingsDocument(): string {
  const rows = Object.entries(SettingsTable.shape).map(([name, setting]) => {
    const unset = String(setting.parse(undefined) ?? "");
    return `| \`${name}\` | ${unset === "" ? "" : `\`${unset}\``} | ${setting.description} |`;
  });
  return `# Settings

Settings are environment variables, read once at the start. If a setting is malformed, the program prints an error that
names the setting, and exits. An empty variable counts as not set.

\`npm run settings -w packages/server-kit\` writes this table from \`packages/server-kit/src/settings-table.ts\`.

| name | default | meaning |
| --- | --- | --- |
${rows.join("\n")}
`;
}
