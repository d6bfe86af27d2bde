import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { AppFrame } from "../../components/AppFrame/AppFrame.tsx";
import { Footer } from "../../components/Footer/Footer.tsx";
import type { ProfileState } from "../../components/Profile/Profile.tsx";
import { DemoTopBar } from "../../fixtures/DemoTopBar.tsx";
import { places } from "../../fixtures/places.ts";
import { SIGNED_IN, SIGNED_OUT } from "../../fixtures/sessions.tsx";
import { AboutScreen, type AboutScreenProps } from "./AboutScreen.tsx";

const pictures = places.flatMap(({ media }) => media.find(({ kind }) => kind === "image")?.url ?? []).slice(0, 6);

type Args = AboutScreenProps & { readonly session?: ProfileState };

const Demo = ({ session, ...props }: Args) => (
  <AppFrame topBar={<DemoTopBar session={session} />} footer={<Footer isAbout={true} onLanguageChange={() => {}} />}>
    <AboutScreen {...props} />
  </AppFrame>
);

/**
 * **Use** it as the page about the product, its sources, and what it stores.
 *
 * - **Do** name every key and cookie that the browser stores, and every source of data.
 * - **Don't** promise here what the code does not do.
 */
const meta = {
  title: "Screens/About",
  tags: ["visual-whole"],
  component: Demo,
  parameters: { layout: "fullscreen" },
  args: {
    pictures,
    allCurated: true,
    operator: {
      name: "Flâneur, association loi 1901",
      address: "12 rue de la Fontaine, 75011 Paris",
      email: "guide@example.org",
      dataContact: "Camille Moreau",
    },
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "w390" } };

export const Success: Story = {
  tags: ["visual-preferences"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "About Flâneur" })).toBeVisible();
    await expect(canvas.getByText(/^A hand-picked guide to Paris\. /)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "About", current: "location" })).toBeVisible();
    await expect(canvas.getByRole("rowheader", { name: "filter-storage" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "guide@example.org" })).toHaveAttribute(
      "href",
      "mailto:guide@example.org",
    );
    await expect(canvas.getByText(/^Responsible for this data: Camille Moreau\./)).toBeVisible();
    const [licence] = canvas.getAllByRole("link", { name: "ODbL 1.0" });
    await expect(licence).toHaveAttribute("href", "https://opendatacommons.org/licenses/odbl/1-0/");
  },
};

/** The pictures are loading. The texts do not wait for them. */
export const Loading: Story = { args: { pictures: null }, tags: ["!visual-whole"] };

/** Some places are imported, so the guide is not called hand-picked. */
export const ImportedPlaces: Story = {
  args: { allCurated: false },
  tags: ["!visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^A guide to Paris\. /)).toBeVisible();
    await expect(canvas.queryByText(/hand-picked/)).toBeNull();
  },
};

/** The operator of the site is not named, and the page says so. */
export const Unnamed: Story = {
  args: { operator: null },
  tags: ["!visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The operator of this site has not been named.")).toBeVisible();
    await expect(canvas.getByText(/has not named anybody who is responsible/)).toBeVisible();
  },
};

/** There are no pictures, or they failed to load: the strip is omitted. */
export const Empty: Story = { args: { pictures: [] }, tags: ["!visual"] };

/** Differs from `Success` only in the top bar, which has its own visual tests. */
export const SignedOut: Story = { args: { session: SIGNED_OUT }, tags: ["!visual"] };
/** Differs from `Success` only in the top bar, which has its own visual tests. */
export const SignedIn: Story = { args: { session: SIGNED_IN }, tags: ["!visual"] };
export const Phone: Story = { globals: phone };
export const French: Story = { globals: { language: "fr" } };
export const FrenchPhone: Story = { globals: { language: "fr", ...phone } };
