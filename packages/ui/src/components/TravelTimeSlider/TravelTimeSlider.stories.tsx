import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { TravelTimeSlider, type TravelTimeSliderProps } from "./TravelTimeSlider.tsx";

function Demo(props: TravelTimeSliderProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TravelTimeSlider
      value={value}
      onValueChange={(minutes) => {
        setValue(minutes);
        props.onValueChange(minutes);
      }}
    />
  );
}

/**
 * **Use** it in the dialog of a view for the maximum travel time of its filters.
 *
 * - **Do** pass `null` until the visitor chooses a travel time: the slider then shows 'Any'.
 * - **Don't** use it to filter the listing: use `TravelTimeFilter`, which shows how many places are within reach.
 */
const meta = {
  title: "Components/TravelTimeSlider",
  component: Demo,
  args: { value: 30, onValueChange: fn() },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole("slider", { name: "Travel time" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(35);
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("slider")).toHaveAttribute("aria-valuetext", "2h 0m");
    await userEvent.keyboard("{Home}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(10);
  },
};

export const Unset: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("slider")).toHaveAttribute("aria-valuetext", "Any");
  },
};
