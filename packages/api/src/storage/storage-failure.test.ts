import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, it } from "vitest";
import { storageFailure } from "./storage-failure.ts";

const withCode = (code: string, message = "a failure") => Object.assign(new Error(message), { code });
/** An error in the form that emscripten throws: not an instance of Error, with a WASI number. */
const wasi = (errno: number) => ({ name: "ErrnoError", errno });

it.each([
  ["full", withCode("ENOSPC")],
  ["full", withCode("EDQUOT")],
  ["full", wasi(51)],
  ["full", wasi(19)],
  ["full", withCode("53100", "could not extend file")],
  ["full", new DrizzleQueryError("insert", [], withCode("53100"))],
  ["full", new Error("could not start", { cause: withCode("ENOSPC") })],
  ["forbidden", withCode("EACCES")],
  ["forbidden", withCode("EPERM")],
  ["forbidden", wasi(2)],
  ["forbidden", wasi(63)],
  ["read-only", withCode("EROFS")],
  ["read-only", wasi(69)],
  [null, withCode("ENOENT")],
  [null, wasi(44)],
  [null, new Error("PGlite failed to initialize properly")],
  [null, new DrizzleQueryError("select 'Permission denied'", [], withCode("42P01"))],
  [null, undefined],
])("storageFailure returns %s for %o", (expected, error) => {
  expect(storageFailure(error)).toBe(expected);
});

it.each([
  ["full", 'FATAL:  could not write lock file "postmaster.pid": No space left on device'],
  ["full", "PANIC:  could not write to file: Disk quota exceeded"],
  ["read-only", 'FATAL:  could not create lock file "postmaster.pid": Read-only file system'],
  ["forbidden", 'FATAL:  could not open file "/pglite/data/PG_VERSION": Permission denied'],
  ["forbidden", "FATAL:  could not open file: Operation not permitted"],
  [null, 'FATAL:  database "postgres" does not exist'],
])("storageFailure returns %s for the PostgreSQL log line %s", (expected, line) => {
  expect(storageFailure(new Error("PGlite failed to initialize properly"), [line])).toBe(expected);
});
