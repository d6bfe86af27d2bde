import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { OpenSavedLink } from "../OpenSavedLink/OpenSavedLink.tsx";
import { ListingError } from "./ListingError.tsx";

/**
 * **Use** it in place of the places of a list that could not be loaded, in each layout.
 *
 * - **Do** put the message into the title of the list. `ListingError` only says what happens next.
 * - **Do** offer what is kept on the device if all places are kept.
 * - **Don't** offer 'Try again' if the server has refused the filters.
 */
const meta = {
  title: "Components/ListingError",
  component: ListingError,
  args: { retriesItself: true, onRetry: fn() },
} satisfies Meta<typeof ListingError>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "w390" } };
const saved = <OpenSavedLink href="/?saved=" />;

export const RetriesItself: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Your filters are kept\. It is tried again every 30 seconds/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const WaitsForVisitor: Story = { args: { retriesItself: false } };
export const Refused: Story = { render: () => <ListingError retriesItself={false} /> };
export const WithSavedPlaces: Story = { args: { saved } };
export const Phone: Story = { args: { saved }, globals: phone };
export const French: Story = { args: { saved }, globals: { language: "fr" } };
export const FrenchPhone: Story = { args: { saved }, globals: { language: "fr", ...phone } };
