import type { Meta } from "@storybook/react-vite";
import { Flow } from "./Flow.tsx";
import { restoreGeolocation } from "./geolocation.ts";
import type { FlowSettings } from "./open-flow.ts";
import { DATA, OPERATIONS } from "./rest/flow-rest.ts";
import { startWorker } from "./servers.ts";

const choice = (options: readonly string[], description: string) => ({
  control: { type: "inline-radio" as const },
  options: [...options],
  description,
});

/** The meta of a flow: the whole app, with controls for its servers and its browser. */
export const flow = {
  args: {
    latency: 0,
    failing: "nothing",
    data: "usual",
    visitor: "signed out",
    position: "found",
    address: "/",
  },
  argTypes: {
    latency: {
      control: { type: "range", min: 0, max: 5000, step: 100 },
      description: "The delay of each response, in milliseconds.",
    },
    failing: choice(["nothing", ...OPERATIONS], "The group of calls that fail."),
    data: choice(DATA, "The places on the servers."),
    visitor: choice(["signed out", "signed in"], "Whether a new visitor or a signed-in user starts the flow."),
    position: choice(["found", "denied"], "The response of the browser's geolocation."),
    address: { control: { type: "text" }, description: "The first path of the flow." },
  },
  parameters: { layout: "fullscreen" },
  loaders: [startWorker],
  render: (settings, { globals }) => <Flow {...settings} theme={globals.theme === "dark" ? "dark" : "light"} />,
  beforeEach: () => restoreGeolocation,
} satisfies Partial<Meta<FlowSettings>>;

/** The settings that make a copy of a story run at 390 px. Other stories run at the width of the window. */
export const onPhone = { globals: { viewport: { value: "w390" } } } as const;
