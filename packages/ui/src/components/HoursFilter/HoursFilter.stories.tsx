import type { HoursChoice } from "@flaneur/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { HoursChange } from "./HoursChange.tsx";
import { HoursFilter, type HoursFilterProps } from "./HoursFilter.tsx";
import { HoursSection } from "./HoursSection.tsx";

interface DemoProps extends HoursFilterProps {
  readonly change?: "current" | "changed";
  readonly onUpdate: () => void;
}

function Demo({ change, onUpdate, ...props }: DemoProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxWidth: 350 }}>
      <HoursSection>
        <HoursFilter
          {...props}
          value={value}
          onChange={(choice) => {
            setValue(choice);
            props.onChange(choice);
          }}
        />
      </HoursSection>
      {change !== undefined && <HoursChange state={change} onUpdate={onUpdate} />}
    </div>
  );
}

const SUNDAY: HoursChoice = { moment: { weekday: 6, minute: 1230 }, states: ["open"] };

const EVENING: HoursChoice = { ...SUNDAY, states: ["open", "unknown"] };

/**
 * **Use** it to filter by the current opening hours, or by the hours at a time of the week.
 *
 * - **Do** show the counts of open, closed and unknown, so that visitors can include places with unknown hours.
 * - **Don't** reload the list when places open or close: use `HoursChange` to offer the update.
 */
const meta = {
  title: "Components/HoursFilter",
  component: Demo,
  args: {
    value: null,
    counts: [
      { value: "open", count: 142 },
      { value: "closed", count: 96 },
      { value: "unknown", count: 88 },
    ],
    onChange: fn(),
    onUpdate: fn(),
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole("checkbox")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Open now" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ moment: "now", states: ["open"] });
    await userEvent.click(canvas.getByRole("button", { name: "Open at…" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ moment: { weekday: 6, minute: 930 }, states: ["open"] });
  },
};

export const OpenNow: Story = {
  args: { value: { moment: "now", states: ["open"] } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("button", { name: "Open now" })).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByRole("checkbox", { name: "Open, 142 places" })).toBeChecked();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Unknown hours, 88 places" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ moment: "now", states: ["open", "unknown"] });
    await expect(canvas.getByText("Sunday, 15:30 in Paris")).toBeVisible();
  },
};

export const OpenAt: Story = {
  args: { value: EVENING },
  play: async ({ canvas, args }) => {
    const time = canvas.getByLabelText("Time");
    await userEvent.clear(time);
    await userEvent.type(time, "2115");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...EVENING, moment: { weekday: 6, minute: 1275 } });
    const day = canvas.getByRole("combobox", { name: "Day" });
    await userEvent.selectOptions(day, "Monday");
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...EVENING, moment: { weekday: 0, minute: 1275 } });
    // The picture of the story has no focus ring.
    day.blur();
  },
};

/** Looks like 'OpenAt'. The fields keep the focus when their value changes. */
export const FocusKept: Story = {
  tags: ["!visual"],
  args: { value: EVENING },
  play: async ({ canvas, args }) => {
    const time = canvas.getByLabelText("Time");
    await userEvent.clear(time);
    await userEvent.type(time, "2115{Enter}");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(time).toHaveFocus();
    const day = canvas.getByRole("combobox", { name: "Day" });
    day.focus();
    await userEvent.selectOptions(day, "Monday");
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(day).toHaveFocus();
  },
};

/** An invalid time is replaced by the last valid time. */
export const NoTime: Story = {
  args: { value: SUNDAY },
  play: async ({ canvas, args }) => {
    const time = canvas.getByLabelText("Time");
    await userEvent.clear(time);
    await userEvent.tab();
    await expect(time).toHaveValue("20:30");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** No place is closed at the chosen time, and the other filters exclude all places with unknown hours. */
export const Empty: Story = {
  args: { value: { moment: "now", states: ["open"] }, counts: [{ value: "open", count: 3 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: "Closed, 0 places" })).toBeDisabled();
  },
};

export const Loading: Story = { args: { value: { moment: "now", states: ["open"] }, counts: null } };

export const Changed: Story = {
  args: { value: { moment: "now", states: ["open"] }, change: "changed" },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Opening hours have changed");
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(args.onUpdate).toHaveBeenCalledOnce();
  },
};

export const Unchanged: Story = {
  args: { value: { moment: "now", states: ["open"] }, change: "current" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};

export const Phone: Story = { args: { value: SUNDAY }, globals: { viewport: { value: "w390" } } };
