import { type FilterState, nearPoint, setNear, setValues, setWishes } from "@flaneur/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ListingDemo } from "../../fixtures/ListingDemo.tsx";
import { placesWithTravel } from "../../fixtures/places.ts";

/**
 * **Use** it to see a question whose area has no place with everything: the nearest three, and ways to give up one wish.
 *
 * - **Do** say in the title that there is none.
 * - **Don't** list these places among exact ones.
 */
const meta = {
  title: "Screens/PlacesNearest",
  component: ListingDemo,
  parameters: { layout: "fullscreen" },
  args: { places: placesWithTravel },
} satisfies Meta<typeof ListingDemo>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "w390" } };

/** Returns the filters of a question that was widened to the longest walk. */
const asked =
  (type: string, tag: string, at: { readonly latitude: number; readonly longitude: number }) =>
  (state: FilterState): FilterState => ({
    ...setWishes(setValues(setNear(state, nearPoint("Canal Saint-Martin", at, 60)), "types", [type]), [tag]),
    question: {
      text: "canal saint-martin historic cinema",
      letGo: "canal saint-martin",
      notUnderstood: "",
      filters: [{ kind: "value", category: "types", value: type }, { kind: "wish", value: tag }, { kind: "near" }],
    },
  });

export const Three: Story = {
  args: {
    initial: asked("Cinema", "Historic", { latitude: 48.8756, longitude: 2.3658 }),
    props: { transportMode: "walking" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Cinema, Historic: none near Canal Saint-Martin. The nearest three:",
    );
    await expect(canvas.getAllByRole("article")).toHaveLength(3);
    await expect(canvas.getByRole("list", { name: "Or" })).toBeVisible();
  },
};

export const ThreePhone: Story = { ...Three, globals: phone };

export const ThreeFrenchPhone: Story = {
  args: Three.args ?? {},
  globals: { ...phone, language: "fr" },
};

/** No place is within the longest walk either: the ways to give up one wish are all that is left. */
export const None: Story = {
  args: { initial: asked("Cinema", "Historic", { latitude: 48.5, longitude: 2.1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Cinema, Historic: none within 60 min of Canal Saint-Martin.",
    );
    const ways = within(canvas.getByRole("list", { name: "Or" }));
    await expect(ways.getByRole("button", { name: /^Cinema, Historic in all of Paris/ })).toBeVisible();
  },
};

export const NonePhone: Story = {
  args: None.args ?? {},
  globals: phone,
};
