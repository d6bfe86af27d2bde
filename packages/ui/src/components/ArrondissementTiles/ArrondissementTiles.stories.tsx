import { ARRONDISSEMENTS } from "@flaneur/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { Choice } from "../../lib/filter-option.ts";
import { ArrondissementTiles } from "./ArrondissementTiles.tsx";

const chosen: Readonly<Record<string, Choice>> = { "75010": "is", "75011": "is", "75016": "isNot" };
const options = ARRONDISSEMENTS.map((value, index) => ({
  value,
  count: index === 14 ? 0 : ((index * 17) % 43) + 1,
  choice: chosen[value] ?? "none",
}));

/**
 * **Use** it to choose among the twenty arrondissements, in the sidebar and the filters of a phone.
 *
 * - **Do** show all twenty in order, each with its count of places. A tile without places is disabled unless it is
 *   chosen.
 * - **Don't** use tiles for other values: use `OptionList` or `TagGroup`.
 */
const meta = {
  title: "Components/ArrondissementTiles",
  component: ArrondissementTiles,
  args: { options, onToggle: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 350, width: "60vw", minWidth: 210 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ArrondissementTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("checkbox", { name: /^11e Arrondissement, \d+ places$/ })).toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: /^16e Arrondissement, is not/ })).toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "15e Arrondissement, 0 places" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("checkbox", { name: /^1er Arrondissement/ }));
    await expect(args.onToggle).toHaveBeenLastCalledWith("75001");
  },
};

export const Phone: Story = { globals: { viewport: { value: "w390" } } };
