import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { temporaryFolder } from "../setup/processes.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const Report = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) });

const UNNAMED: readonly string[] = [
  '<button type="button"><XIcon size={18} aria-hidden /></button>',
  '<button type="button">{isOpen ? <MinusIcon /> : <PlusIcon />}</button>',
  '<button type="button"><span aria-hidden>×</span></button>',
  '<button type="button"><svg /></button>',
  '<Link href="/"><ArrowIcon /></Link>',
  '<Button variant="outline"><CopyIcon /></Button>',
  '<input type="text" />',
  "<fieldset><button>On</button></fieldset>",
  '<div role="group"><button>On</button></div>',
  '<span role="img"><StarIcon /></span>',
  '<nav><a href="/">Home</a></nav>',
  "<section><p>Text</p></section>",
];

const NAMED: readonly string[] = [
  '<button type="button" aria-label={label}><XIcon size={18} aria-hidden /></button>',
  '<button type="button"><XIcon aria-hidden />{label}</button>',
  '<button type="button">{isOpen ? <MinusIcon /> : label}</button>',
  '<button type="button"><XIcon aria-label={label} /></button>',
  '<button type="button"><Name /></button>',
  '<button type="button" {...props}><XIcon /></button>',
  '<input type="text" id={id} />',
  "<label><input />{label}</label>",
  "<fieldset><legend>{label}</legend></fieldset>",
  '<div role="group" aria-labelledby={id}><button>On</button></div>',
  '<nav aria-label={label}><a href="/">Home</a></nav>',
  "<section>{isShown && <h2>{label}</h2>}</section>",
];

describe("the linter", () => {
  const folder = temporaryFolder();
  afterAll(() => folder.remove());

  it("rejects controls, fields, groups and pictures without a name, and accepts those with a name", () => {
    for (const file of [".oxlintrc.json", "boundaries.ts", "labels.ts"])
      cpSync(resolve(ROOT, file), join(folder.path, file));
    const source = join(folder.path, "packages/ui/src");
    mkdirSync(source, { recursive: true });
    const all = [...UNNAMED, ...NAMED];
    for (const [index, code] of all.entries())
      writeFileSync(join(source, `x${index}.tsx`), `export const x = ${code};\n`);
    const oxlint = resolve(ROOT, "node_modules/.bin/oxlint");
    const { stdout } = spawnSync(oxlint, ["--format=json", "packages"], { cwd: folder.path, encoding: "utf8" });
    const found = Report.parse(JSON.parse(stdout)).diagnostics.filter(({ code }) => code === "labels(names)");
    const rejected = all.filter((_, index) => found.some(({ filename }) => filename.endsWith(`/x${index}.tsx`)));
    expect(rejected).toEqual(UNNAMED);
  });
});
