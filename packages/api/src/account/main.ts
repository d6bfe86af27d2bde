/**
 * Commands for operators: `npm run account -- reset-link EMAIL` prints a link that sets a new password, and
 * `npm run account -- set-address EMAIL NEW_EMAIL` changes the address of an account.
 */

import { parseArgs } from "node:util";
import { email } from "@flaneur/contract";
import { readSettings, runMain, type Settings, StartError } from "@flaneur/server-kit";
import { findByUsername } from "../auth/accounts.ts";
import { setAddressByOperator } from "../auth/address-change/address-links.ts";
import { LINK_MINUTES, linkTo } from "../auth/links/links.ts";
import { createResetToken } from "../auth/password-reset/reset-links.ts";
import { type UserRow, usernameKey } from "../auth/user.ts";
import { printHelp, usageError } from "../command-usage.ts";
import { type Database, explainingDiskErrors } from "../db/database.ts";
import { openExisting } from "../db/open-existing.ts";

const USAGE = `Usage: npm run account -- reset-link EMAIL
       npm run account -- set-address EMAIL NEW_EMAIL`;

/** Does something with an account. @returns the lines to print. */
type Work = (database: Database, user: UserRow) => Promise<readonly string[]>;

function resetLink({ publicUrl }: Settings): Work {
  if (publicUrl === undefined) {
    throw new StartError("The link needs PUBLIC_URL: the address of the app, such as https://example.org");
  }
  return async ({ db }, user) => {
    const token = await createResetToken(db, user.id, new Date());
    const use = `It sets a new password for ${user.email}, once, within ${LINK_MINUTES} minutes. Pass it on in private.`;
    return [linkTo(publicUrl, "reset", token), use];
  };
}

function setAddress(address: string): Work {
  if (!email.safeParse(address).success) throw new StartError(`${address} is not an e-mail address to sign in with.`);
  return async ({ db }, user) => {
    const changed = await setAddressByOperator(db, user.id, address.trim(), new Date());
    if (changed === null) throw new StartError(`The address ${address} has another account already.`);
    return [`The account ${user.email} has the address ${changed.email} now. All of its sessions have ended.`];
  };
}

/** Returns the address of the account, and what to do with it. */
function readArguments(settings: Settings): { readonly address: string; readonly work: Work } {
  try {
    const [command, address, next, ...more] = parseArgs({ allowPositionals: true }).positionals;
    if (command !== "reset-link" && command !== "set-address") throw new Error("Name what to do.");
    if (address === undefined || more.length > 0) throw new Error("Name the e-mail address of one account.");
    if (command === "set-address") {
      if (next === undefined) throw new Error("Name the new e-mail address, too.");
      return { address, work: setAddress(next) };
    }
    if (next !== undefined) throw new Error("Name the e-mail address of one account.");
    return { address, work: resetLink(settings) };
  } catch (error) {
    throw error instanceof StartError ? error : usageError(error, USAGE);
  }
}

await runMain(async () => {
  printHelp(USAGE);
  const settings = readSettings();
  const { address, work } = readArguments(settings);
  const database = await openExisting(settings);
  try {
    const user = await findByUsername(database.db, usernameKey(address));
    if (user === null) throw new StartError(`There is no account with the address ${address}.`);
    for (const line of await explainingDiskErrors(database, () => work(database, user))) console.log(line);
  } finally {
    await database.close();
  }
});
