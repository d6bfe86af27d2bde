/** Makes a link that sets a new password, for an operator to pass on: `npm run account -- reset-link EMAIL`. */
import { parseArgs } from "node:util";
import { messageOf, readSettings, runMain, StartError } from "@flaneur/server-kit";
import { findByUsername } from "../auth/accounts.ts";
import { createResetToken, LINK_MINUTES, linkTo } from "../auth/password-reset/reset-links.ts";
import { usernameKey } from "../auth/user.ts";
import { explainingDiskErrors } from "../db/database.ts";
import { openDatabase } from "../db/open-database.ts";

const USAGE = "Usage: npm run account -- reset-link EMAIL";

/** Returns the address of the account. */
function readArguments(): string {
  try {
    const [command, address, ...more] = parseArgs({ allowPositionals: true }).positionals;
    if (command !== "reset-link") throw new Error("Name what to do.");
    if (address === undefined || more.length > 0) throw new Error("Name the e-mail address of one account.");
    return address;
  } catch (error) {
    throw new StartError(`${messageOf(error)}\n${USAGE}`);
  }
}

await runMain(async () => {
  const address = readArguments();
  const settings = readSettings();
  if (settings.publicUrl === undefined) {
    throw new StartError("The link needs PUBLIC_URL: the address of the app, such as https://example.org");
  }
  const database = await openDatabase(settings, { pageMemory: "little" });
  try {
    const user = await findByUsername(database.db, usernameKey(address));
    if (user === null) throw new StartError(`There is no account with the address ${address}.`);
    const token = await explainingDiskErrors(database, () => createResetToken(database.db, user.id, new Date()));
    console.log(linkTo(settings.publicUrl, token));
    console.log(
      `It sets a new password for ${user.email}, once, within ${LINK_MINUTES} minutes. Pass it on in private.`,
    );
  } finally {
    await database.close();
  }
});
