/** Curated collections, and the pages of collections and neighbourhoods. */

export type { PageState } from "./components/ContentPage/LoadedPage.tsx";
export { type CollectionTile, Shelf } from "./components/Shelf/Shelf.tsx";
export { useGuideMessages } from "./messages/guide.ts";
export { CollectionScreen, type ShownCollection } from "./screens/GuideScreen/CollectionScreen.tsx";
export { NeighbourhoodScreen, type ShownNeighbourhood } from "./screens/GuideScreen/NeighbourhoodScreen.tsx";
export { guideState, type LocalizedText, localText } from "./view-models/guide-state.ts";
