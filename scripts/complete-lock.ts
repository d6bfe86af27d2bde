/**
 * `node scripts/complete-lock.ts`, after an install that changed package-lock.json: npm leaves out optional packages
 * that it could not look up, such as binaries of other platforms that a mirror does not hold, and then refuses its own
 * lock file in `npm ci`. Each is named again, so that the file is whole on every platform.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";

const LOCK = resolve(import.meta.dirname, "../package-lock.json");

const Package = z.looseObject({
  version: z.string().optional(),
  dev: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
type Package = z.infer<typeof Package>;
const Lock = z.looseObject({ packages: z.record(z.string(), Package) });

/** Where Node would look for a package from another one: beside it, then further up. */
function* placesToLook(from: string, name: string): Generator<string> {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    yield folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (folder === "") return;
  }
}

/** What the name of a binary says about where it runs: `@biomejs/cli-linux-x64-musl`. */
function platformOf(name: string) {
  const words = name.split(/[-/]/);
  const one = (known: readonly string[]) => known.filter((word) => words.includes(word));
  const os = one(["android", "darwin", "freebsd", "linux", "openharmony", "win32"]);
  const cpu = one(["arm", "arm64", "ia32", "loong64", "ppc64", "riscv64", "s390x", "wasm32", "x64"]);
  const libc = words.some((word) => word.startsWith("musl"))
    ? ["musl"]
    : os[0] === "linux" && words.some((word) => word.startsWith("gnu"))
      ? ["glibc"]
      : [];
  return { ...(cpu.length > 0 ? { cpu } : {}), ...(libc.length > 0 ? { libc } : {}), ...(os.length > 0 ? { os } : {}) };
}

const lock = Lock.parse(JSON.parse(readFileSync(LOCK, "utf8")));
const added: string[] = [];
for (const [path, { dev, optionalDependencies }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
    // A range may be met by what is there; only an exact version can be named without asking the registry.
    if (!/^\d/.test(version)) continue;
    const places = [...placesToLook(path, name)];
    const found = places.find((place) => lock.packages[place] !== undefined);
    if (found !== undefined && lock.packages[found]?.version === version) continue;
    const place = found === undefined ? `node_modules/${name}` : `${path}/node_modules/${name}`;
    lock.packages[place] = {
      version,
      ...platformOf(name),
      ...(dev === true ? { dev } : {}),
      optional: true,
    } satisfies Package;
    added.push(place);
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length === 0 ? "The lock file was whole." : `Named again:\n${added.join("\n")}`);
