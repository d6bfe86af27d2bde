/**
 * `npm run lock [-- FILE]` completes package-lock.json. Run it after an install that changed the file. npm omits
 * optional packages that it could not look up, such as binaries for other platforms that a mirror does not have, and
 * `npm ci` then rejects the file. The script adds these packages, so that the file works on every platform. It also
 * adds missing checksums, so that npm verifies every download, and removes the download URLs.
 */
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { messageOf, runMain, StartError } from "@flaneur/server-kit";
import { z } from "zod";

const Package = z.looseObject({
  version: z.string().optional(),
  dev: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
  name: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().optional(),
});
type Package = z.infer<typeof Package>;
const Lock = z.looseObject({ packages: z.record(z.string(), Package) });
type Packages = z.infer<typeof Lock>["packages"];

/** Yields the paths at which Node looks for a package: in the importing package's folder, then in each folder above. */
function* placesToLook(from: string, name: string): Generator<string> {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    yield folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (folder === "") return;
  }
}

/** Derives the platform of a binary from its package name, such as `@biomejs/cli-linux-x64-musl`. */
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

/** Adds the optional packages that npm omitted, and returns their paths. */
function nameMissing(packages: Packages): string[] {
  const added: string[] = [];
  for (const [path, { dev, optionalDependencies }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
      // Skips ranges: a listed package may satisfy a range, and resolving a range would need a query to the registry.
      if (!/^\d/.test(version)) continue;
      const places = [...placesToLook(path, name)];
      const found = places.find((place) => packages[place] !== undefined);
      if (found !== undefined && packages[found]?.version === version) continue;
      const place = found === undefined ? `node_modules/${name}` : `${path}/node_modules/${name}`;
      packages[place] = {
        version,
        ...platformOf(name),
        ...(dev === true ? { dev } : {}),
        optional: true,
      } satisfies Package;
      added.push(place);
    }
  }
  return added;
}

/** Returns a package as `name@version`. */
const specOf = (path: string, { name, version }: Package): string =>
  `${name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)}@${version}`;

/**
 * Returns the checksum of a package, or undefined if the registry has no such package, or no checksum of it.
 * @throws StartError if the registry cannot be queried.
 */
async function integrityOf(spec: string): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)("npm", ["view", spec, "dist.integrity"]);
    return stdout.trim() || undefined;
  } catch (error) {
    const reason = messageOf(error);
    if (reason.includes("E404")) return undefined;
    throw new StartError(`The registry could not be queried for ${spec}. Nothing was changed. ${reason}`);
  }
}

/**
 * Removes the download URLs, adds the missing checksums, and returns the paths of the packages with a new checksum.
 * @throws StartError if the registry has no checksum for a package, or cannot be queried.
 */
async function addIntegrity(packages: Packages): Promise<string[]> {
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes("node_modules/") && !link);
  const filled: string[] = [];
  const unknown: string[] = [];
  for (const [path, entry] of installed) {
    // Removes the download URL: each machine downloads from its configured registry.
    delete entry.resolved;
    if (entry.integrity !== undefined) continue;
    const spec = specOf(path, entry);
    const integrity = await integrityOf(spec);
    if (integrity === undefined) unknown.push(spec);
    else {
      entry.integrity = integrity;
      filled.push(path);
    }
  }
  if (unknown.length > 0) {
    throw new StartError(
      `The registry has no checksum for these packages:\n${unknown.join("\n")}\n` +
        "Find the package that depends on them. Install a version of it for which the registry has the binaries of " +
        "all platforms, then run this again.",
    );
  }
  return filled;
}

const report = (title: string, paths: readonly string[]): string =>
  paths.length === 0 ? `${title}: none.` : `${title}:\n${paths.join("\n")}`;

await runMain(async () => {
  const file = resolve(process.argv[2] ?? resolve(import.meta.dirname, "../package-lock.json"));
  const lock = Lock.parse(JSON.parse(readFileSync(file, "utf8")));
  const added = nameMissing(lock.packages);
  const filled = await addIntegrity(lock.packages);
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${report("Added packages", added)}\n${report("Added checksums", filled)}`);
});
