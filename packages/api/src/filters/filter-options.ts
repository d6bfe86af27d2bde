import { compareTypes } from "@flaneur/domain";
import { count, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { places, tags } from "../db/schema.ts";
import { listed } from "../places/conditions.ts";

export interface Option {
  readonly value: string;
  readonly count: number;
}

async function counted(db: Db, value: ReturnType<typeof sql<string>>): Promise<Option[]> {
  const values = db.$with("values").as(
    db
      .select({ value: value.as("value") })
      .from(places)
      .where(listed),
  );
  return db
    .with(values)
    .select({ value: values.value, count: count() })
    .from(values)
    .where(sql`${values.value} is not null`)
    .groupBy(values.value);
}

/** Every type that a listed place has, in the preferred order of §9. */
export async function typeOptions(db: Db): Promise<readonly Option[]> {
  const options = await counted(db, sql<string>`unnest(${places.types})`);
  return options.sort((a, b) => compareTypes(a.value, b.value));
}

/** Every arrondissement that a listed place lies in, by code. */
export async function arrondissementOptions(db: Db): Promise<readonly Option[]> {
  const options = await counted(db, sql<string>`${places.arrondissement}`);
  return options.sort((a, b) => a.value.localeCompare(b.value));
}

/** The vocabulary of tags by category, in its own order; tags that no listed place has are left out. */
export async function tagOptions(db: Db): Promise<Readonly<Record<string, readonly string[]>>> {
  const [vocabulary, used] = await Promise.all([
    db.select().from(tags).orderBy(tags.position),
    counted(db, sql<string>`unnest(${places.tags})`),
  ]);
  const inUse = new Set(used.map(({ value }) => value));
  const groups: Record<string, string[]> = {};
  for (const { name, category } of vocabulary) {
    if (!inUse.has(name)) continue;
    groups[category] ??= [];
    groups[category].push(name);
  }
  return groups;
}
