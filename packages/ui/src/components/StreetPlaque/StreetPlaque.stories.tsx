import type { Meta, StoryObj } from "@storybook/react-vite";
import { StreetPlaque } from "./StreetPlaque.tsx";

/**
 * **Use** it next to the pictures of a place: it shows the house number and the street of the address.
 *
 * - **Do** show the address as text nearby: the plaque is decorative.
 * - **Don't** omit it for an address without a street: it then shows the plaque of the arrondissement.
 */
const meta = {
  title: "Components/StreetPlaque",
  component: StreetPlaque,
  args: { address: "18 Rue Paul Bert, 75011 Paris", arrondissement: "75011" },
} satisfies Meta<typeof StreetPlaque>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithHouseNumber: Story = {};
export const WithoutHouseNumber: Story = {
  args: { address: "Place des Abbesses, 75018 Paris", arrondissement: "75018" },
};
export const WithoutArrondissement: Story = { args: { arrondissement: null } };
export const WithoutStreet: Story = { args: { address: "75007 Paris", arrondissement: "75007" } };
export const LongText: Story = {
  args: { address: "146 bis Avenue du Maréchal-de-Lattre-de-Tassigny, 75020 Paris", arrondissement: "75020" },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 352 }}>
        <Story />
      </div>
    ),
  ],
};
