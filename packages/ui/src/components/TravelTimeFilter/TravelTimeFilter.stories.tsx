import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { ConnectionProvider } from "../../lib/use-connection.ts";
import { FilterSection } from "../FilterSection/FilterSection.tsx";
import { TravelTimeFilter, type TravelTimeFilterProps } from "./TravelTimeFilter.tsx";

/** The filter in a section of the sidebar, with its values kept in state. */
function Demo(props: TravelTimeFilterProps) {
  const [value, setValue] = useState(props.value);
  const [mode, setMode] = useState(props.mode);
  return (
    <div style={{ maxWidth: 210 }}>
      <FilterSection title="Max travel time">
        <TravelTimeFilter
          {...props}
          value={value}
          mode={mode}
          onValueChange={(minutes) => {
            setValue(minutes);
            props.onValueChange(minutes);
          }}
          onModeChange={(next) => {
            setMode(next);
            props.onModeChange(next);
          }}
        />
      </FilterSection>
    </div>
  );
}

/**
 * **Use** it to choose the maximum travel time and the mode of transport.
 *
 * - **Do** show how many places are within reach, and offer to set a location if none is set.
 * - **Don't** filter before the visitor has moved the slider, or while the handle is dragged.
 */
const meta = {
  title: "Components/TravelTimeFilter",
  component: Demo,
  args: {
    value: 20,
    mode: "transit",
    location: "confirmed",
    reach: (minutes: number): number | null => minutes * 60 + 4,
    onValueChange: fn(),
    onModeChange: fn(),
    onSetLocation: fn(),
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Transit: Story = {
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole("slider", { name: "Max travel time" });
    slider.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(25);
    await expect(slider).toHaveAttribute("aria-valuetext", "25 min");
    await userEvent.keyboard("{End}");
    await expect(slider).toHaveAttribute("aria-valuetext", "2h 0m");
    await userEvent.keyboard("{Home}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(10);
    await expect(canvas.getByText("604 of all places are this near")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Walking" }));
    await expect(args.onModeChange).toHaveBeenCalledWith("walking");
  },
};

/** The slider shows 60 minutes and filters nothing. */
export const Untouched: Story = {
  args: { value: null },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("slider")).toHaveAttribute("aria-valuenow", "60");
    await expect(canvas.getByRole("slider")).toHaveAttribute("aria-valuetext", "1h 0m, not chosen");
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Walking: Story = { args: { mode: "walking" } };

export const ReachUnknown: Story = { args: { reach: () => null } };

export const WithoutLocation: Story = {
  args: { value: null, location: "unset" },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Set Location" }));
    await expect(args.onSetLocation).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: "w390" } } };

/** Without a connection and without 'Paris in your pocket', travel times are unknown. */
export const Offline: Story = {
  decorators: [
    (Story) => (
      <ConnectionProvider value="offline">
        <Story />
      </ConnectionProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Needs a connection")).toBeVisible();
    await expect(canvas.queryByRole("slider")).toBeNull();
  },
};
