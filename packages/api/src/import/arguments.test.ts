import { StartError } from "@flaneur/server-kit";
import { describe, expect, it } from "vitest";
import { readArguments } from "./arguments.ts";
import { OPEN_PLACES } from "./open-places.ts";

describe("the arguments of npm run import", () => {
  it.each([
    [["--dry-run", "--remove", "osm"], "--remove cannot be combined with --dry-run."],
    [["--remove", "osm", "file.csv"], "--remove cannot be combined with file.csv."],
    [["--dry-run", "--same", "a", "b"], "--same and --different cannot be combined with --dry-run."],
    [["--different", "a", "b", "--by", "Ada"], "--same and --different cannot be combined with --by."],
    [["--remove", "osm", "--same", "a", "b"], "--remove cannot be combined with --same, a, b."],
    [["--list", "--remove", "osm"], "--list cannot be combined with --remove."],
    [["osm", "file.csv"], "osm cannot be combined with file.csv."],
    [["osm", "--type", "Bar"], "osm cannot be combined with --type."],
    [["--review", "file.csv"], "--review cannot be combined with file.csv."],
  ])("are refused when the command ignores one of them: %j", (args, sentence) => {
    expect(() => readArguments(args)).toThrow(new StartError(sentence));
  });

  it("name one command", () => {
    expect(readArguments(["--list"])).toEqual({ command: "list" });
    expect(readArguments(["--review"])).toEqual({ command: "review" });
    expect(readArguments(["--remove", "osm"])).toEqual({ command: "remove", sources: ["osm"] });
    expect(readArguments(["--remove", "paris"])).toMatchObject({
      sources: expect.arrayContaining(["osm", "paris-shops"]),
    });
    expect(readArguments(["paris"])).toMatchObject({ files: [OPEN_PLACES] });
    expect(readArguments(["osm", "--dry-run"])).toMatchObject({ files: [], isFromServer: true, isDryRun: true });
    const decision = { command: "decide", ids: ["a", "b"], isSame: true };
    expect(readArguments(["--same", "a", "b"])).toEqual(decision);
    expect(readArguments(["--review", "--same", "a", "b"])).toEqual(decision);
    expect(readArguments(["--dry-run", "file.csv"])).toMatchObject({ command: "import", isDryRun: true });
  });
});
