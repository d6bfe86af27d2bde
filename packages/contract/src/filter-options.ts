import { compareTypes, parseArrondissement, parseOptions, parseValues } from "@flaneur/domain";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { json, noQuery } from "./contents.ts";
import { commonFailures } from "./failures.ts";

const count = z.number().int();

const FRESH_HEADERS = {
  "Cache-Control": { description: "How long the values are fresh (§9)", schema: { type: "string" } },
} as const;

const option = <P extends string, T extends z.ZodType, Read>(
  path: P,
  summary: string,
  schema: T,
  read: z.ZodType<Read>,
) =>
  defineCall(
    {
      method: "get" as const,
      path,
      tags: ["Filters"],
      summary,
      request: { query: noQuery },
      responses: {
        200: { description: summary, headers: FRESH_HEADERS, content: json(schema) },
        ...commonFailures,
      },
    },
    read,
  );

const TypesBody = z
  .object({
    data: z.array(z.object({ type: z.string(), count })),
    allCurated: z.boolean().meta({ description: "Whether every listed place is chosen: see `Place`." }),
    counts: z
      .object({ chosen: count, places: count })
      .meta({ description: "The number of all listed places, and of the chosen ones among them." }),
  })
  .meta({
    id: "Types",
    example: { data: [{ type: "Bar", count: 53 }], allCurated: true, counts: { chosen: 530, places: 530 } },
  });
const TagsBody = z
  .record(z.string(), z.array(z.string()))
  .meta({ id: "Tags", example: { Setting: ["Terrace", "Garden"] } });
const ArrondissementsBody = z
  .object({ data: z.array(z.object({ arrondissement: z.string(), count })) })
  .meta({ id: "Arrondissements", example: { data: [{ arrondissement: "75011", count: 44 }] } });

/** Parses an option list in both shapes of §7: a bare list, or a list under `data`. */
const optionsOf = (key: string) =>
  z.unknown().transform((raw, context) => {
    const values = parseOptions(raw, key);
    if (values !== null) return values;
    context.issues.push({ code: "custom", message: "is not a list of options", input: raw });
    return z.NEVER;
  });

const Counts = z.object({ chosen: z.number().int().min(0), places: z.number().int().min(0) });
/** A REST API that does not say whether all places are chosen may list others. */
const Curated = z
  .object({ allCurated: z.boolean().catch(false), counts: Counts.nullable().catch(null) })
  .catch({ allCurated: false, counts: null });
const ReadTypes = z
  .unknown()
  .pipe(z.transform((raw) => ({ values: raw, ...Curated.parse(raw) })))
  .pipe(
    z.object({
      values: optionsOf("type").transform((types) => types.toSorted(compareTypes)),
      allCurated: z.boolean(),
      counts: Counts.nullable(),
    }),
  );
const Grouped = z.record(z.string(), z.unknown());
/** Parses the tags by category, also under `data`. */
const ReadTags = z
  .union([z.object({ data: Grouped }).transform(({ data }) => data), Grouped])
  .transform((groups) => Object.entries(groups).map(([name, tags]) => ({ name, tags: parseValues(tags) ?? [] })));
const ReadArrondissements = optionsOf("arrondissement").transform((codes) =>
  [...new Set(codes.map((code) => parseArrondissement(code) ?? code))].sort(),
);
/** The tags of a category as clients read them. */
export type TagCategory = z.output<typeof ReadTags>[number];

export const listTypes = option("/filters/types", "The types of all listed places", TypesBody, ReadTypes);
export const listTags = option("/filters/tags", "The tags of all listed places, by category", TagsBody, ReadTags);
export const listArrondissements = option(
  "/filters/arrondissements",
  "The arrondissements of all listed places",
  ArrondissementsBody,
  ReadArrondissements,
);
