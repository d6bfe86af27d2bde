import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { ConnectionProvider } from "../../lib/use-connection.ts";
import { ExportMenu } from "./ExportMenu.tsx";

/**
 * **Use** it next to the listing, to save the filtered places as GeoJSON, CSV, KML or GPX.
 *
 * - **Do** show the number of places in the title of the menu, and the result in the button.
 * - **Don't** show it for the listing on a phone: the sort menu contains the formats there.
 */
const meta = {
  title: "Components/ExportMenu",
  component: ExportMenu,
  args: { count: 142, state: "idle", onExport: fn() },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 320, padding: "0 60px 48px 300px" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ExportMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Export" })).toBeEnabled();
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};

export const Open: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole("button", { name: "Export" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(await page.findByText("Export 142 places")).toBeVisible();
    const items = page.getAllByRole("menuitem");
    await expect(items.map((item) => item.textContent)).toEqual(["GeoJSON.geojson", "CSV.csv", "KML.kml", "GPX.gpx"]);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onExport).toHaveBeenCalledWith("csv");
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await page.findByRole("menu");
  },
};

/** The note below the formats of a list does not mention filters. */
export const OpenOfList: Story = {
  args: { source: "list", count: 9 },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "Export" }));
    await expect(await page.findByText(/^All places of the list, in its order\./)).toBeVisible();
  },
};

/** A walk has at most twelve places. */
export const Walk: Story = {
  args: { walk: { count: 12, page: 1, onWalk: fn() } },
  play: async ({ canvas, canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole("button", { name: "Export" });
    await userEvent.click(button);
    await userEvent.click(await page.findByRole("menuitem", { name: /^Make it a walk\s*The first 12$/ }));
    await expect(args.walk?.onWalk).toHaveBeenCalledOnce();
    button.focus();
    await userEvent.keyboard("{Enter}");
    await page.findByRole("menu");
  },
};

/** On a later page, the walk has places of this page. */
export const WalkOfALaterPage: Story = {
  args: { walk: { count: 12, page: 2, onWalk: fn() } },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "Export" }));
    await expect(await page.findByRole("menuitem", { name: /^Make it a walk\s*12 of page 2$/ })).toBeVisible();
  },
};

export const Exporting: Story = {
  args: { state: "exporting" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Export" })).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("Exporting…");
  },
};

/** Looks like 'Exporting'. The button has the focus after a format is chosen, and opens no menu during the export. */
export const FocusKept: Story = {
  tags: ["!visual"],
  render: function Render(args) {
    const [state, setState] = useState(args.state);
    return <ExportMenu {...args} state={state} onExport={() => setState("exporting")} />;
  },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole("button", { name: "Export" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await page.findByRole("menu");
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveAttribute("aria-busy", "true");
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveAttribute("aria-expanded", "false");
  },
};

export const Done: Story = {
  args: { state: "done" },
  play: async ({ canvas }) => expect(canvas.getByRole("status")).toHaveTextContent("Exported"),
};

export const Error: Story = {
  args: { state: "failed" },
  play: async ({ canvas }) => expect(canvas.getByRole("status")).toHaveTextContent("Could not export"),
};

/** While the listing loads, there is nothing to export. */
export const Loading: Story = {
  args: { count: null },
  play: async ({ canvas }) => expect(canvas.getByRole("button", { name: "Export" })).toBeDisabled(),
};

/** The page of a list has no sort menu, so a phone also shows the button. */
export const Phone: Story = {
  args: { phone: "shown" },
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas }) => expect(canvas.getByRole("button", { name: "Export" })).toBeVisible(),
};

/** The server makes the file, so the button is disabled without a connection. */
export const Offline: Story = {
  decorators: [
    (Story) => (
      <ConnectionProvider value="offline">
        <Story />
      </ConnectionProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Export" })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "Export" })).toHaveAttribute("title", "Needs a connection");
  },
};
