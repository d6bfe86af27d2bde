import { ARRONDISSEMENTS } from "@flaneur/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Plaque } from "./Plaque.tsx";

/**
 * **Use** it as the short form of an arrondissement: on a picture, in a row, or next to a title.
 *
 * - **Do** keep its accessible name, '11e Arrondissement'.
 * - **Don't** use it for a postcode outside Paris: it renders nothing.
 */
const meta = { title: "Components/Plaque", component: Plaque, args: { arrondissement: "75011" } } satisfies Meta<
  typeof Plaque
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "11e Arrondissement" })).toHaveTextContent("11e");
  },
};
export const Small: Story = { args: { size: "small", arrondissement: "75003" } };
export const Large: Story = { args: { size: "large", arrondissement: "75001" } };

export const AllTwenty: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 10 }}>
      {ARRONDISSEMENTS.map((code) => (
        <Plaque key={code} arrondissement={code} />
      ))}
    </div>
  ),
};

/** The 16th arrondissement has two postcodes. A suburb has no plaque. */
export const OtherPostcodes: Story = {
  render: () => (
    <div style={{ display: "flex", gap: 10 }}>
      <Plaque arrondissement="75116" />
      <Plaque arrondissement="93100" />
    </div>
  ),
};
