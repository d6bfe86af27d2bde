import type { DataSource } from "@flaneur/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { HoursLine } from "./HoursLine.tsx";
import { HoursWeek, type HoursWeekProps } from "./HoursWeek.tsx";

/** The line of a card and the week of a place's page, on a Sunday at 15:30. */
function Demo({ place }: HoursWeekProps) {
  return (
    <div style={{ maxWidth: 350 }}>
      <p>
        <HoursLine place={place} />
      </p>
      <HoursWeek place={place} />
    </div>
  );
}

const place = (openingHours: string, openingHoursSource: DataSource | null = null) => ({
  openingHours,
  openingHoursSource,
  placeStatus: "Open" as const,
});

/**
 * **Use** it to show when a place is open: `HoursLine` in one line of a card, `HoursWeek` on the place's page. All
 * times are Paris time.
 *
 * - **Do** start with the current state ('Closes at 15:55, in 25 min'), and mark today.
 * - **Don't** guess: hours that cannot be parsed are shown as written.
 */
const meta = {
  title: "Components/Hours",
  component: Demo,
  args: { place: place("Tu-Su 12:00-14:00,15:00-23:00") },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

const written = (openingHours: string): Story => ({ args: { place: place(openingHours) } });
const from = (name: string, month: string | null = null): Story => ({
  args: { place: place("Tu-Sa 09:00-19:00", { name, month, url: null }) },
});
const says =
  (...texts: readonly string[]): NonNullable<Story["play"]> =>
  async ({ canvas }) => {
    for (const text of texts) await expect(canvas.getAllByText(text)[0]).toBeVisible();
  };

export const Open: Story = { play: says("Open until 23:00", "12:00–14:00") };
export const ClosesSoon: Story = { ...written("Mo-Su 09:00-15:55"), play: says("Closes at 15:55, in 25 min") };
export const Closed: Story = { ...written("Tu-Sa 09:00-19:00"), play: says("Closed, opens Tuesday at 9:00") };
export const OpensToday: Story = { ...written("Mo-Su 18:00-02:00"), play: says("Closed, opens at 18:00") };
export const Always: Story = { ...written("24/7"), play: says("Open, always", "All day") };
export const OpenEnd: Story = {
  ...written("Mo-Su 12:00-18:00+; Mo 18:00+"),
  play: says("Open until 18:00 or later", "From 18:00"),
};
export const Seasons: Story = {
  ...written("Apr-Sep Mo-Su 09:00-20:00; Oct-Mar Mo-Su 09:00-15:00; PH off"),
  play: says("Closed, opens Monday at 9:00", "Public holidays", "Hours change during the year. Paris time"),
};
export const Comment: Story = {
  ...written('Mo-Fr 09:00-19:00; Sa,Su "on request"'),
  play: says("Hours unknown", "“on request”"),
};
/**
 * Has no visual test, because it looks like the story `Comment`. Uncertain hours are marked as unknown. The rest of the
 * day, which `|| unknown` makes uncertain, is not listed.
 */
export const Uncertain: Story = {
  ...written("Mo-Sa 10:00-19:00 || unknown; Tu 10:00-12:00 unknown"),
  tags: ["!visual"],
  play: async (context) => {
    await says("Hours unknown", "10:00–19:00", "10:00–12:00, hours unknown")(context);
    await expect(context.canvas.queryByText(/^0:00/)).toBeNull();
  },
};
/** Hours that cannot be parsed are shown as written. */
export const NotUnderstood: Story = {
  ...written("selon la marée, sonner deux fois"),
  play: says("Hours unknown", "selon la marée, sonner deux fois"),
};
export const FromOpenStreetMap: Story = {
  ...from("osm", "2026-05"),
  play: says("© OpenStreetMap contributors, May 2026"),
};
/** Has no visual test, because it looks like the story `FromUs`. */
export const FromCity: Story = {
  ...from("paris", "2023-06"),
  tags: ["!visual"],
  play: says("Open data of the City of Paris, June 2023."),
};
export const FromUs: Story = {
  ...from("seed"),
  play: says("Noted by Flâneur, not confirmed by the place."),
};
export const FromImport: Story = {
  ...from("our-guide"),
  play: says("From imported data (“our-guide”)."),
};
/** The month of an import is known, but its name is not. The story `FromImport` has the picture. */
export const FromUnnamedImport: Story = {
  ...from("import", "2026-10"),
  tags: ["!visual"],
  play: says("From imported data, October 2026."),
};
export const OpeningSoon: Story = {
  args: { place: { ...place("Mo-Su 09:00-20:00"), placeStatus: "Opening Soon" } },
  play: says("Closed"),
};
export const Phone: Story = { globals: { viewport: { value: "w390" } } };
