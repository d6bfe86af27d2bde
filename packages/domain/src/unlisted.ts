import { phraseWords } from "./words.ts";

/** What visitors look for and no list has. */
export const UNLISTED_TOPICS = ["toilets", "christmasMarkets"] as const;
export type UnlistedTopic = (typeof UNLISTED_TOPICS)[number];

/** English and French words for the topics. */
const WORDS: Readonly<Record<UnlistedTopic, readonly string[]>> = {
  toilets: ["toilet", "toilette", "public toilet", "restroom", "bathroom", "wc", "sanisette", "loo"],
  christmasMarkets: ["christmas market", "xmas market", "marché de Noël", "marché Noël", "christmas village"],
};

/** Returns the topic of a search that no place of any list belongs to; null for any other search. */
export function unlistedTopic(search: string): UnlistedTopic | null {
  const words = ` ${phraseWords(search).join(" ")} `;
  return (
    UNLISTED_TOPICS.find((topic) =>
      WORDS[topic].some((phrase) => words.includes(` ${phraseWords(phrase).join(" ")} `)),
    ) ?? null
  );
}
