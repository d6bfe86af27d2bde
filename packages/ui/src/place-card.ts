/** A place as a card, and a grid of cards. */
export { PlaceCard, type PlaceCardProps } from "./components/PlaceCard/PlaceCard.tsx";
export { PlaceGrid } from "./components/PlaceGrid/PlaceGrid.tsx";
