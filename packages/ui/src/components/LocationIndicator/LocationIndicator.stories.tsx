import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { locationLabel } from "../../view-models/location-label.ts";
import { LocationIndicator } from "./LocationIndicator.tsx";

const coordinates = { latitude: 48.8643, longitude: 2.369 };
const labelOf = (address: string | null) => locationLabel({ address, coordinates });

/**
 * **Use** it in the top bar to show the confirmed address, or 'Set Location'.
 *
 * - **Do** shorten a long address visually. Screen readers read the whole text.
 * - **Don't** show coordinates if an address is known.
 */
const meta = {
  title: "Components/LocationIndicator",
  component: LocationIndicator,
  args: { label: null, onOpen: fn(), onIntent: fn() },
} satisfies Meta<typeof LocationIndicator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unset: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(args.onIntent).toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("button", { name: "Set Location" })).toHaveFocus();
  },
};

export const Address: Story = {
  args: { label: labelOf("20 Rue Oberkampf, 75011 Paris, France") },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Your location: near 20 Rue Oberkampf, 75011 Paris" });
    await expect(button).toHaveTextContent(/^near 20 Rue Oberkampf, 75011 Paris$/);
  },
};

export const Coordinates: Story = {
  args: { label: labelOf(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toHaveTextContent(/^near 48\.8643, 2\.3690$/);
  },
};

export const LongText: Story = {
  args: { label: labelOf("147 Boulevard de la Villa-Saint-Jacques-de-la-Boucherie, 75014 Paris, France") },
};

/** Only the icon is visible. The accessible name stays. */
export const Phone: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Set Location" })).toBeVisible();
  },
};

/** For a signed-in user, the profile menu has the location instead. */
export const PhoneAbsent: Story = {
  args: { phone: "absent" },
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
