import { StartError } from "@flaneur/server-kit";
import { expect, it } from "vitest";
import { explainingDiskErrors } from "./database.ts";
import { explainDisk, explainRemoval } from "./pglite-failure.ts";

const database = { explainDisk: (error: unknown) => explainDisk(error, "/srv/flaneur/pglite", []) };

it("explainingDiskErrors explains an error of the system as a failure of the database's disk", async () => {
  const full = Object.assign(new Error("no space left on device, write"), { code: "ENOSPC" });
  const work = explainingDiskErrors(database, () => Promise.reject(full));
  await expect(work).rejects.toThrow("/srv/flaneur/pglite");
});

it("explainingDiskErrors throws a StartError unchanged, although it is about a file on a full disk", async () => {
  const explained = new StartError(
    "The file cannot be written to /mnt/usb/places.csv: ENOSPC: no space left on device.",
  );
  const work = explainingDiskErrors(database, () => Promise.reject(explained));
  await expect(work).rejects.toBe(explained);
});

it("the error of a failed removal of a database states that a part of the database may be gone, not that the database is unchanged", () => {
  const forbidden = Object.assign(new Error("permission denied, unlink"), { code: "EACCES" });
  const message = explainRemoval(forbidden, "/srv/flaneur/pglite")?.message;
  expect(message).toContain("A part of the database in that folder may be removed already.");
  expect(message).not.toContain("as it was");
});
