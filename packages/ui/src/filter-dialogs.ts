/** The dialogs 'Advanced Filters' and 'All Tags'. */
export { AdvancedFilters } from "./components/AdvancedFilters/AdvancedFilters.tsx";
export { AllTags } from "./components/AllTags/AllTags.tsx";
export { useFilterDialogMessages } from "./messages/filter-dialogs.ts";
export { advancedRules, advancedSentence } from "./view-models/advanced-filters.ts";
