import {
  type AskedFilter,
  betweenBefore,
  cutText,
  type FilterState,
  nearestAround,
  type Question,
} from "@flaneur/domain";
import { formatName } from "../lib/format-dashes.ts";
import type { Messages } from "../messages/catalogue.ts";
import { type ActiveFilter, activeFilters } from "./active-filters.ts";
import { filterText } from "./filter-words.ts";

/** What a question means, and its text. */
export interface QuestionShown {
  /** The filters that it has set, as one phrase with a full stop. */
  readonly phrase: string;
  /** A sentence about the words that were let go, and one about those that mean nothing; empty without such words. */
  readonly leftOut: string;
  /** The text, cut to one short line. */
  readonly text: string;
}

/** The largest number of characters of the text that the line shows. */
const MAX_TEXT = 40;

/**
 * Returns what a question has set, in the order of the chips; null if no question has set a filter.
 * @param count The number of places that are listed; null while it is unknown.
 */
export function questionShown(filters: FilterState, messages: Messages, count: number | null): QuestionShown | null {
  const { question } = filters;
  if (question === null) return null;
  const shown = activeFilters(filters).filter((active) => question.filters.some((asked) => isAsked(active, asked)));
  const words = shown.map((active, at) => {
    const [text, before] = [filterText(active, messages), shown[at - 1]];
    if (before === undefined) return text;
    return `${isEither(filters, before, active) ? messages.question.either : ", "}${lowerCased(text)}`;
  });
  return {
    phrase: `${words.join("")}.`,
    leftOut: [letGoText(filters, question, messages, count), notUnderstoodText(question, messages)].join(" ").trim(),
    text: shortened(question.text),
  };
}

/** Whether one of two filters is enough: states of the hours, values of a category, or a type and a tag joined so. */
function isEither(filters: FilterState, before: ActiveFilter, active: ActiveFilter): boolean {
  if (before.kind === "hours" && active.kind === "hours") return true;
  if (before.kind !== "value" || active.kind !== "value" || before.negated || active.negated) return false;
  return before.category === active.category || betweenBefore(filters, active.category) === "OR";
}

/**
 * Returns the sentence about the words that were let go. An area without places is replaced by 'Near …', in which the
 * nearest are listed, unless later filters leave none.
 */
function letGoText(filters: FilterState, { letGo }: Question, { question }: Messages, count: number | null): string {
  if (letGo === "") return "";
  const near = nearestAround(filters);
  if (near === null) return question.letGo(shortened(letGo));
  return count === 0
    ? question.noneWithin("", near.minutes, formatName(near.name))
    : question.nearest(shortened(letGo));
}

const notUnderstoodText = ({ notUnderstood }: Question, { question }: Messages): string =>
  notUnderstood === "" ? "" : question.notUnderstood(shortened(notUnderstood));

function shortened(text: string): string {
  const cut = cutText(text, MAX_TEXT);
  return cut === text ? text : `${cut.trimEnd()}…`;
}

/** 'Near Abbesses' continues a phrase as 'near Abbesses'; the name of a value stays as it is. */
const lowerCased = (text: string): string =>
  text.replace(/^(?:Near|Près|Open|Ouvert|Unknown|Horaires)(?= )/u, (word) => word.toLowerCase());

function isAsked(active: ActiveFilter, asked: AskedFilter): boolean {
  switch (asked.kind) {
    case "value":
      return active.kind === "value" && active.category === asked.category && active.value === asked.value;
    case "wish":
      return active.kind === "wish" && active.tag === asked.value;
    default:
      return active.kind === asked.kind;
  }
}
