import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { canRunAsOtherUser, OTHER_USER, openAsOtherUser } from "../../testing/open-as-other-user.ts";
import { openPglite } from "./open-database.ts";

const { uid: OWN } = userInfo();

describe.runIf(canRunAsOtherUser())("a database that this user may not use", () => {
  const root = mkdtempSync(join(tmpdir(), "flaneur-forbidden-"));
  const sound = join(root, "sound");
  beforeAll(async () => {
    chmodSync(root, 0o711);
    const { close } = await openPglite(sound);
    await close();
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  /** Copies the database into a new data folder, and gives the folders and files to the other user. */
  function databaseOf(name: string): string {
    const folder = join(root, name.replaceAll("/", "-"), "pglite");
    cpSync(sound, folder, { recursive: true });
    for (const path of [join(folder, ".."), folder, ...pathsIn(folder)]) chownSync(path, OTHER_USER, OTHER_USER);
    return folder;
  }
  const pathsIn = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path));

  it.each(["PG_VERSION", "global/pg_control", "base", "."])(
    "is refused with an error that names the path (%s) and the user whose permission is missing",
    (name) => {
      const folder = databaseOf(`of-${name === "." ? "folder" : name}`);
      const path = join(folder, name);
      const belongsTo = name === "." ? OWN : OTHER_USER;
      chownSync(path, belongsTo, belongsTo);
      chmodSync(path, 0);
      // Opening the database restores the permission if the user owns the folder, so that there is no error.
      if (name === "." && OWN === OTHER_USER) return;
      const output = openAsOtherUser(folder);
      expect(output).toMatch(
        new RegExp(`^User \\S+ ${OTHER_USER} may not read and write ${path}, which belongs to user ${belongsTo}\\. `),
      );
      expect(output).toContain(
        "Give that right, start as the user it belongs to, or set DATA_DIR to a folder you may write to.",
      );
      expect(output).toContain("The database in that folder is as it was.");
      expect(output).not.toMatch(/db:reset|damaged/);
    },
  );

  it("is not created in a folder without write permission, and the error names that folder", () => {
    const above = join(root, "above");
    mkdirSync(above);
    chmodSync(above, 0o555);
    const output = openAsOtherUser(join(above, "data", "pglite"));
    expect(output).toMatch(
      new RegExp(`^User \\S+ ${OTHER_USER} may not read and write ${above}, which belongs to user ${OWN}\\. `),
    );
    expect(output).toMatch(/No database was created\.$/);
  });
});
