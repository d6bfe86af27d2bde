import { LATER_PARTS, MessagesProvider, NowProvider, ViewportProvider } from "@flaneur/ui";
import { fr } from "@flaneur/ui/french";
import { en } from "@flaneur/ui/messages";
import "@flaneur/ui/styles.css";
import type { Decorator, Preview } from "@storybook/react-vite";
import { useLayoutEffect, useRef } from "react";
import { NOW } from "../packages/ui/src/fixtures/now.ts";
import { useWindowViewport } from "../packages/ui/src/fixtures/use-window-viewport.ts";
import { ComponentDocs } from "./ComponentDocs.tsx";

/** The widths the product is judged at. */
const viewports = Object.fromEntries(
  [
    ["w390", "Phone", 390, 844],
    ["w768", "Tablet", 768, 1024],
    ["w1024", "Small desktop", 1024, 768],
    ["w1440", "Desktop", 1440, 900],
  ].map(([key, name, width, height]) => [
    key,
    { name: `${name}, ${width} px`, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);

const withTheme: Decorator = (Story, { globals }) => {
  const theme = globals.theme === "dark" ? "dark" : "light";
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return <Story />;
};

/** The texts of the product, and the language that a screen reader speaks. Names and descriptions stay as they are. */
const withLanguage: Decorator = (Story, { globals }) => {
  const messages = globals.language === "fr" ? fr : en;
  useLayoutEffect(() => {
    document.documentElement.lang = messages.locale;
  }, [messages]);
  return (
    <MessagesProvider value={messages}>
      <Story />
    </MessagesProvider>
  );
};

/** Begins a story anew when a control has changed: many keep in a state what they were given first. */
const withControls: Decorator = (Story, { args }) => {
  const shown = useRef({ args, version: 0 });
  const { current } = shown;
  if (Object.entries(args).some(([name, value]) => value !== current.args[name])) {
    shown.current = { args, version: current.version + 1 };
  }
  return <Story key={shown.current.version} />;
};

const withViewport: Decorator = (Story) => (
  <ViewportProvider value={useWindowViewport()}>
    <Story />
  </ViewportProvider>
);

const withNow: Decorator = (Story) => (
  <NowProvider value={NOW}>
    <Story />
  </NowProvider>
);

const preview: Preview = {
  // As in the app, where nobody sees a page without them.
  loaders: [async () => ({ parts: await Promise.all(LATER_PARTS.map((part) => part.preload())) })],
  // Pictured by `npm run test:visual`. A story that cannot be still has the tag "!visual" and says why.
  // "autodocs": a page of docs for each component, from the comment above the meta of its stories.
  tags: ["visual", "autodocs"],
  decorators: [withControls, withTheme, withLanguage, withViewport, withNow],
  // The test runner runs axe itself, in both themes; two runs at once would refuse each other.
  initialGlobals: { theme: "light", language: "en", a11y: { manual: navigator.webdriver } },
  globalTypes: {
    theme: {
      description: "Light or dark theme",
      toolbar: {
        title: "Theme",
        icon: "contrast",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light", icon: "sun" },
          { value: "dark", title: "Dark", icon: "moon" },
        ],
      },
    },
    language: {
      description: "Language of the product's texts",
      toolbar: {
        title: "Language",
        icon: "globe",
        dynamicTitle: true,
        items: [
          { value: "en", title: "English" },
          { value: "fr", title: "Français" },
        ],
      },
    },
  },
  parameters: {
    layout: "padded",
    backgrounds: { disable: true },
    // In a frame of its own: a dialog would lie over the page, and a width of the window means nothing in a part of it.
    docs: { page: ComponentDocs, story: { inline: false, height: "480px" } },
    viewport: { options: viewports },
    options: { storySort: { order: ["Overview", "Flows", "Foundations", "Screens", "Components"] } },
  },
};

export default preview;
