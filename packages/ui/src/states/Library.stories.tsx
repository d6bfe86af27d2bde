import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import example from "../../example/main.tsx?raw";
import styles from "./Library.module.css";

const INSTALL = `npm run build -w packages/ui
npm pack ./packages/ui/dist
npm install ./flaneur-ui-0.1.0.tgz react react-dom`;

const Library = () => (
  <main className={styles.page}>
    <h1 className={styles.title}>The components in another project</h1>
    <p>
      The package is a library of ES modules with types and one style sheet. It needs React 19, and no router, data
      client or state library: everything is passed by props.
    </p>
    <h2 className={styles.heading}>Install</h2>
    <pre className={styles.code}>{INSTALL}</pre>
    <h2 className={styles.heading}>What to know</h2>
    <ul className={styles.list}>
      <li>
        <code>@flaneur/ui/styles.css</code> brings the tokens and the style of every component, once. Its fonts are
        files next to it.
      </li>
      <li>
        The theme is <code>data-theme</code> of the page: <code>light</code> or <code>dark</code>.
      </li>
      <li>
        <code>LinkProvider</code> takes the link component of your router. Without one, links are plain.
      </li>
      <li>
        <code>AssetsProvider</code> takes the URLs of the placeholder picture and of the logo. By default they are files
        of the library.
      </li>
      <li>
        <code>MessagesProvider</code> takes the texts: English by default, French from <code>@flaneur/ui/french</code>.
      </li>
      <li>
        Each screen has an entry of its own: <code>@flaneur/ui/places-screen</code>, <code>place-screen</code>,{" "}
        <code>places-map</code>. Its view models are exported by the same entry.
      </li>
    </ul>
    <h2 className={styles.heading}>A whole project</h2>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard. */}
    <pre className={styles.code} tabIndex={0}>
      {example}
    </pre>
  </main>
);

const meta = { title: "Overview/Library", component: Library, tags: ["!autodocs"] } satisfies Meta<typeof Library>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The use of the package outside this repository. A test installs the packed library in a project with this code. */
export const UseIt: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/PlacesScreen/, { selector: "pre" })).toBeVisible();
  },
};
