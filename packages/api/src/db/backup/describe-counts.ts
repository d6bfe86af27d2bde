const WORDS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  places: ["place", "places"],
  place_log: ["change by operators", "changes by operators"],
  duplicate_decisions: ["decision about duplicates", "decisions about duplicates"],
  tags: ["tag", "tags"],
  users: ["account", "accounts"],
  favorites: ["favorite", "favorites"],
  views: ["view", "views"],
  lists: ["list", "lists"],
  streets: ["street", "streets"],
  addresses: ["house number", "house numbers"],
};

/** Formats row counts for people: `528 places, 1 account`. Zeros are left out. */
export function describeCounts(rows: Readonly<Record<string, number>>): string {
  const parts = Object.entries(WORDS).flatMap(([table, [one, many]]) => {
    const count = rows[table] ?? 0;
    return count === 0 ? [] : [`${count.toLocaleString("en")} ${count === 1 ? one : many}`];
  });
  return parts.join(", ") || "nothing";
}
