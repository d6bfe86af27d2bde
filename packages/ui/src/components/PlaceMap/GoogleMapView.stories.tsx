import type { Meta, StoryObj } from "@storybook/react-vite";
import standIn from "../../fixtures/google-maps-stand-in.js?url";
import { MapDemo } from "../../fixtures/MapDemo.tsx";
import type { Theme } from "../../tokens/theme-token.ts";
import * as maplibre from "./MapLibreMap.stories.tsx";
import type { MapProvider } from "./map-provider.ts";

/**
 * A stub replaces Google's script. `useLoadScript` appends the path of Google's script to `apiUrl`; the question mark
 * turns that path into a query string.
 */
const provider = (theme: Theme): MapProvider => ({ theme, kind: "google", apiKey: "a-key", apiUrl: `${standIn}?` });

/**
 * **Use** it if a key for Google Maps is configured. It behaves like `MapLibreMap`: both have the same stories.
 *
 * - **Do** change both maps together, because both have the same props (`PlaceMapProps`).
 * - **Don't** load Google's script before the visitor opens the map.
 */
const meta = {
  title: "Components/GoogleMapView",
  component: MapDemo,
  parameters: { layout: "fullscreen" },
  args: { provider },
} satisfies Meta<typeof MapDemo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = maplibre.Success;
export const Numbered: Story = maplibre.Numbered;
export const Selected: Story = maplibre.Selected;
export const LoadingPlace: Story = maplibre.LoadingPlace;
export const Open: Story = maplibre.Open;
export const Marked: Story = maplibre.Marked;
export const Located: Story = maplibre.Located;
/** The button over the map is the same with MapLibre, whose stories have its pictures. */
export const Moved: Story = { ...maplibre.Moved, tags: ["!visual"] };
export const Searching: Story = { ...maplibre.Searching, tags: ["!visual"] };
export const NotFound: Story = maplibre.NotFound;
export const Loading: Story = maplibre.Loading;
export const Error: Story = maplibre.Error;
export const NotInitialized: Story = maplibre.NotInitialized;
