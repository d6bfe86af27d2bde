import {
  ask,
  effectiveSort,
  type FilterState,
  INITIAL_FILTERS,
  NO_FILTERS,
  parseNear,
  type SearchMeaning,
  toPlaceFilters,
} from "@flaneur/domain";
import { type SearchedPlaces, suggestSearch } from "@flaneur/place-index";
import { afterAll, beforeAll, expect, it } from "vitest";
import { searchOver } from "../../testing/api.ts";
import { describeOnPostgres } from "../../testing/databases.ts";
import { NOON, readSearchCases } from "../../testing/search-cases.ts";
import { seedOnce } from "../import/seed.ts";
import type { OpenSearch } from "../places/place-search.ts";
import { vocabulary } from "./phrases.ts";
import { searchedPlaces } from "./searched-places.ts";

/** Questions as visitors type them, each with what Enter leads to and the first places: `jazz → mentions jazz → …`. */
const QUESTIONS = readSearchCases("questions.txt");

const words = (meaning: SearchMeaning): string => {
  switch (meaning.kind) {
    case "value":
      return meaning.negated === true ? `not ${meaning.value}` : meaning.value;
    case "near":
      return `${meaning.minutes} min of ${parseNear(meaning.place).name}`;
    case "mentions":
      return `mentions ${meaning.text}`;
    case "openAt":
      return `open ${meaning.weekday ?? "today"} ${meaning.minute / 60}h`;
    case "street":
      return meaning.name;
    default:
      return meaning.kind;
  }
};

describeOnPostgres("the answer to a question", (database) => {
  let open: OpenSearch;
  let search: SearchedPlaces;
  beforeAll(async () => {
    const { db } = database();
    await seedOnce(db);
    open = searchOver(db);
    search = searchedPlaces(db, open);
  });
  afterAll(() => open.close());

  async function answerTo(text: string): Promise<string> {
    const { answer } = await suggestSearch(search, vocabulary(), text, NO_FILTERS, { now: NOON, origin: null });
    const [meanings, rest, notUnderstood] =
      answer.kind === "letters"
        ? [[], answer.text, ""]
        : [answer.filters.meanings, answer.filters.rest, answer.notUnderstood];
    const letGo = answer.kind === "letters" ? "" : answer.letGo.join(" ");
    const state: FilterState = ask(INITIAL_FILTERS, { text, letGo, notUnderstood, meanings, rest }, NOON);
    const filters = toPlaceFilters(state, null, NOON);
    const sort = effectiveSort(state, null);
    const { places, total } = await open.list({ filters, sort, page: 1, limit: 5, facets: false, origin: null });
    const what = [
      ...meanings.map(words),
      ...(rest === "" ? [] : [`‘${rest}’`]),
      ...(letGo === "" ? [] : [`without ${letGo}`]),
      ...(notUnderstood === "" ? [] : [`not understood ${notUnderstood}`]),
    ];
    return `${what.join(" + ")} → ${total}: ${places.map(({ name }) => name).join(", ")}`;
  }

  it("leads to the expected places, for each question in questions.txt", async () => {
    const answers: string[] = [];
    for (const [text = ""] of QUESTIONS) answers.push(`${text} → ${await answerTo(text)}`);
    expect(answers).toEqual(QUESTIONS.map((line) => line.join(" → ")));
  });
});
