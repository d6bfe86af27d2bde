import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { groundMap } from "../../fixtures/ground-map.ts";
import { useDocumentTheme } from "../../fixtures/use-document-theme.ts";
import { LocationMap, type LocationMapProps } from "./LocationMap.tsx";

const HERE = { latitude: 48.8643217, longitude: 2.3690418 };

function Demo(props: Pick<LocationMapProps, "step" | "point" | "accuracy">) {
  const { theme } = useDocumentTheme();
  return (
    <div style={{ position: "relative", width: 500, maxWidth: "100%", height: 210, overflow: "hidden" }}>
      <LocationMap {...props} provider={groundMap(theme)} />
    </div>
  );
}

/** Resolves when the map has replaced the drawing. */
const untilMapShown = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector("[data-ready=true]")).not.toBeNull());

/**
 * **Use** it as the `map` of `LocationDialog`. A drawing is shown until the map is loaded, and if the map fails.
 *
 * - **Do** pass the accuracy of a detected point: it is the radius of the ring.
 * - **Don't** use it for a map that the visitor moves: use `PlaceMap`.
 */
const meta = {
  title: "Components/LocationMap",
  component: Demo,
  args: { step: "point", point: HERE, accuracy: 30 },
  play: ({ canvasElement }) => untilMapShown(canvasElement),
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The map replaces the drawing, and no element in the map can be focused. */
export const Point: Story = {
  play: async ({ canvasElement }) => {
    await untilMapShown(canvasElement);
    await expect(canvasElement.querySelector("[inert]")).not.toBeNull();
  },
};
/** The ring shows an accuracy of 400 m. */
export const Inexact: Story = { args: { accuracy: 400 } };
/** The accuracy of an address is unknown, so the ring has its smallest size. */
export const Address: Story = { args: { accuracy: null } };
export const Detecting: Story = { args: { step: "detecting", point: null, accuracy: null } };
export const ByHand: Story = { args: { step: "address", point: null, accuracy: null } };
/** The map shows the point of the marked suggestion. */
export const Suggested: Story = { args: { step: "address", point: HERE, accuracy: null } };
