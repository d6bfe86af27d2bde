/** Shows and changes single places by hand: `npm run place -- show|set|hide|unhide|choose|unchoose|add|merge|log …`; see `USAGE`. */
import { messageOf, readSettings, runMain, StartError } from "@flaneur/server-kit";
import { type Database, explainingDiskErrors } from "../db/database.ts";
import { openDatabase } from "../db/open-database.ts";
import { ApiError } from "../http/errors.ts";
import { openForReading } from "../import/open-for-reading.ts";
import { seedOnce } from "../import/seed.ts";
import { readLog } from "../places/place-log.ts";
import { describeLog, describePlace } from "./describe-place.ts";
import { addPlace, mergePlaces, setChosen, setFields, setHidden, showPlace } from "./operate.ts";
import { type PlaceCommand, readPlaceArguments, USAGE } from "./place-arguments.ts";

/** Runs a command. @returns what to print. */
async function run(db: Database["db"], command: Exclude<PlaceCommand, { command: "help" }>): Promise<string> {
  switch (command.command) {
    case "show":
      return describePlace(await showPlace(db, command.id));
    case "log":
      return describeLog(await readLog(db, 100, command.id));
    case "set":
      await setFields(db, command.id, command, command.who);
      return describePlace(await showPlace(db, command.id));
    case "hide":
      await setHidden(db, command.id, command.hidden, command.who);
      return `${command.id} is ${command.hidden ? "hidden" : "shown again"}.`;
    case "choose":
      await setChosen(db, command.id, command.chosen, command.who);
      return `${command.id} is ${command.chosen ? "chosen" : "not chosen any more"}.`;
    case "add":
      return describePlace(await showPlace(db, await addPlace(db, command.fields, command.who)));
    case "merge":
      await mergePlaces(db, command.id, command.into, command.who);
      return `${command.id} is merged into ${command.into}.`;
  }
}

await runMain(async () => {
  const command = readPlaceArguments(process.argv.slice(2));
  if (command.command === "help") {
    console.log(USAGE);
    return;
  }
  const isReading = command.command === "show" || command.command === "log";
  const settings = readSettings();
  const database = await (isReading ? openForReading(settings) : openDatabase(settings));
  try {
    const text = await explainingDiskErrors(database, async () => {
      if (!isReading) await seedOnce(database.db);
      return run(database.db, command);
    });
    console.log(text);
  } catch (error) {
    if (error instanceof ApiError) throw new StartError(`${messageOf(error)}.`);
    throw error;
  } finally {
    await database.close();
  }
});
