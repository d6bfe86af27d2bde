import { SEED_SOURCE } from "@flaneur/domain";
import { OPERATOR } from "../reference/sources.ts";

/** The sources whose places people have chosen one by one. */
const CHOOSING_SOURCES: readonly string[] = [SEED_SOURCE, OPERATOR];

interface ChosenColumns {
  /** The decision of an operator; null if there is none. */
  readonly chosen: boolean | null;
  readonly source: string;
}

/** Whether a place is chosen: by the decision of an operator, or otherwise by its source. */
export const isChosen = ({ chosen, source }: ChosenColumns): boolean => chosen ?? CHOOSING_SOURCES.includes(source);
