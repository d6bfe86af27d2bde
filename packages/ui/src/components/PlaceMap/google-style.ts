/// <reference types="google.maps" />
import { dark } from "../../tokens/dark.ts";
import { light } from "../../tokens/light.ts";
import type { Theme } from "../../tokens/theme-token.ts";

const TOKENS = { light, dark } as const;

/** The style of Google's map in the colours of the product. */
export function googleStyle(theme: Theme): google.maps.MapTypeStyle[] {
  const tokens = TOKENS[theme];
  const colour = (color: string) => [{ color }];
  return [
    { elementType: "geometry", stylers: colour(tokens["map-in"]) },
    { elementType: "labels.text.fill", stylers: colour(tokens["map-text"]) },
    { elementType: "labels.text.stroke", stylers: colour(tokens["map-in"]) },
    { featureType: "administrative", elementType: "geometry", stylers: colour(tokens["map-line"]) },
    { featureType: "poi", stylers: [{ visibility: "off" }] },
    {
      featureType: "poi.park",
      elementType: "geometry",
      stylers: [{ visibility: "on" }, { color: tokens["map-park"] }],
    },
    { featureType: "road", elementType: "geometry", stylers: colour(tokens["map-road"]) },
    { featureType: "road.highway", elementType: "geometry.stroke", stylers: colour(tokens["map-ring"]) },
    { featureType: "water", elementType: "geometry", stylers: colour(tokens["map-water"]) },
  ];
}
