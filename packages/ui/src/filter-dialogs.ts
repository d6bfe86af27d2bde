/** The dialogs 'Advanced Filters' and 'All Tags'. */
export { AdvancedFilters } from "./components/AdvancedFilters/AdvancedFilters.tsx";
export { AllTags } from "./components/AllTags/AllTags.tsx";
