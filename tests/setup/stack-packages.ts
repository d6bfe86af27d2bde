import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";

/** The programs of the stack, by the Debian package that contains the program. */
const PROGRAMS = { haproxy: "haproxy", pgbouncer: "pgbouncer", varnish: "varnishd" } as const;

/** Returns the Debian packages that the campaigns of the stack need and that are not installed. */
export function missingPackages(): readonly string[] {
  const missing = Object.entries(PROGRAMS)
    .filter(([, program]) => spawnSync(program, ["--version"]).error !== undefined)
    .map(([name]) => name);
  return globSync("/usr/lib/postgresql/*/bin/pg_basebackup").length > 0 ? missing : [...missing, "postgresql"];
}
