import { MessagesProvider, NowProvider, ViewportProvider } from "@flaneur/ui";
import { fr } from "@flaneur/ui/french";
import { en } from "@flaneur/ui/messages";
import "@flaneur/ui/styles.css";
import type { Decorator, Preview } from "@storybook/react-vite";
import { useLayoutEffect, useRef } from "react";
import { configure } from "storybook/test";
import { NOW } from "../packages/ui/src/fixtures/now.ts";
import { useWindowViewport } from "../packages/ui/src/fixtures/use-window-viewport.ts";
import { ComponentDocs } from "./ComponentDocs.tsx";

// How long a play function waits for an element, in milliseconds. The default of one second is too short for a browser on
// a busy machine.
configure({ asyncUtilTimeout: 20_000 });

const viewports = Object.fromEntries(
  [
    ["w320", "Small phone", 320, 700],
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

/** Sets the language of the app's texts and of the document. Names and descriptions of places are not translated. */
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

/** Mounts the story again when a control has changed: many stories only use their args as an initial state. */
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

/** Loads all fonts. Ignores failures: a fallback font may not be installed. */
const loadFonts = () => Promise.allSettled([...document.fonts].map((font) => font.load()));

const preview: Preview = {
  // A font that loads during a play function changes where lines wrap.
  loaders: [async () => ({ fonts: await loadFonts() })],
  // "visual": `npm run test:visual` takes pictures of the story. A story that never stops changing has the tag
  // "!visual" and a comment with the reason. "autodocs": each component gets a docs page, with the comment above the
  // meta of its stories as the description.
  tags: ["visual", "autodocs"],
  decorators: [withControls, withTheme, withLanguage, withViewport, withNow],
  // The test runner runs axe itself, and axe does not allow two runs at the same time.
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
    // Renders each story in an iframe, so that dialogs stay within the story and media queries use the story's width.
    docs: { page: ComponentDocs, story: { inline: false, height: "480px" } },
    viewport: { options: viewports },
    options: { storySort: { order: ["Overview", "Flows", "Foundations", "Screens", "Components"] } },
  },
};

export default preview;
