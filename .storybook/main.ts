import type { StorybookConfig } from "@storybook/react-vite";
import { mergeConfig } from "vite";

const config: StorybookConfig = {
  stories: ["../packages/{ui,posters}/src/**/*.stories.tsx", "../packages/app/flows/*.stories.tsx"],
  addons: ["@storybook/addon-a11y", "@storybook/addon-docs"],
  framework: { name: "@storybook/react-vite", options: {} },
  // mockServiceWorker.js is the service worker of msw. It mocks the servers of the flows (packages/app/flows).
  staticDirs: ["../packages/ui/public", "../node_modules/msw/lib/mockServiceWorker.js"],
  // Ignores the warning that "use client" directives have no effect. They are meant for server components.
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
