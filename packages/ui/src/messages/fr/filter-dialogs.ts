import type { BetweenOperator } from "@flaneur/domain";
import type { enFilterDialog } from "../en/filter-dialogs.ts";
import { createFormats } from "../formats.ts";
import { frFilterSentence } from "./filter-sentence.ts";

const { number, plural } = createFormats("fr");

export const frFilterDialog: typeof enFilterDialog = {
  allTags: {
    search: "Rechercher un thème",
    results: (count: number) => `${number(count)} ${plural(count, { one: "résultat", other: "résultats" })}`,
    firstResults: (shown: number, count: number) => `${number(shown)} résultats sur ${number(count)}`,
    noResults: "Aucun résultat.",
  },
  advancedFilters: {
    category: "Catégorie",
    value: "Valeur",
    chooseValue: "Choisissez une valeur",
    noOptions: "Aucune option",
    noResults: "Aucun résultat.",
    add: "Ajouter",
    operators: { is: "est", isNot: "n’est pas" },
    operatorOf: (value: string) => `${value} : est ou n’est pas`,
    remove: (value: string) => `Retirer ${value}`,
    or: "OU",
    joins: { AND: "ET", OR: "OU" } satisfies Record<BetweenOperator, string>,
    joinOf: (category: string) => `Entre ${category} et ce qui précède`,
    status: "Statut",
    sentence: frFilterSentence,
  },
};
