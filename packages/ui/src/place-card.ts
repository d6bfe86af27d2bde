/** A place as a card, for pages of your own. */
export { PlaceCard, type PlaceCardProps } from "./components/PlaceCard/PlaceCard.tsx";
export { PlaceGrid } from "./components/PlaceGrid/PlaceGrid.tsx";
