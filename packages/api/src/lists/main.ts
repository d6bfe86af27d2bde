/** `npm run list -- end ID` ends the link to a list or view, for example after a report of abuse. */
import { parseArgs } from "node:util";
import { readSettings, runMain, StartError } from "@flaneur/server-kit";
import { printHelp, usageError } from "../command-usage.ts";
import { explainingDiskErrors } from "../db/database.ts";
import { openExisting } from "../db/open-existing.ts";
import { endShares } from "./shares.queries.ts";

const USAGE = "Usage: npm run list -- end ID, where ID is a link, its last part, or the id of a list or view";

/** Returns the last part of a link; any other text is returned unchanged. */
const lastPart = (text: string): string =>
  text
    .split(/[?#]/)[0]
    ?.split("/")
    .findLast((part) => part !== "") ?? "";

function readArguments(): string {
  try {
    const [command, text, ...more] = parseArgs({ allowPositionals: true }).positionals;
    if (command !== "end" || text === undefined || more.length > 0) throw new Error("Name one link to end.");
    return lastPart(text);
  } catch (error) {
    throw usageError(error, USAGE);
  }
}

await runMain(async () => {
  printHelp(USAGE);
  const id = readArguments();
  const database = await openExisting(readSettings());
  try {
    const ended = await explainingDiskErrors(database, () => endShares(database.db, id));
    if (ended === 0) throw new StartError(`No link leads to '${id.slice(0, 200)}', or it has ended already.`);
    console.log(
      "The link has ended: readers get 'no longer shared'. Its owner still has what was shared, and can share it again.",
    );
  } finally {
    await database.close();
  }
});
