import type { StorybookConfig } from "@storybook/react-vite";
import { mergeConfig } from "vite";

const config: StorybookConfig = {
  stories: ["../packages/{ui,posters}/src/**/*.stories.tsx", "../packages/app/flows/*.stories.tsx"],
  addons: ["@storybook/addon-a11y", "@storybook/addon-docs"],
  framework: { name: "@storybook/react-vite", options: {} },
  // The worker of msw, which answers in the place of servers (packages/app/flows), is read beside the page.
  staticDirs: ["../packages/ui/public", "../node_modules/msw/lib/mockServiceWorker.js"],
  // Libraries mark their modules for servers ("use client"); a page for browsers has nothing to do with that.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      build: {
        chunkSizeWarningLimit: 2000,
        rolldownOptions: {
          onLog: (level: string, log: { code?: string }, handle: (level: string, log: object) => void) => {
            if (log.code !== "MODULE_LEVEL_DIRECTIVE") handle(level, log);
          },
        },
      },
    }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
