import type { Meta } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { Flow } from "./Flow.tsx";
import { restoreGeolocation } from "./geolocation.ts";
import type { FlowSettings } from "./open-flow.ts";
import { DATA, OPERATIONS } from "./rest/memory-rest.ts";
import { startWorker } from "./servers.ts";

const choice = (options: readonly string[], description: string) => ({
  control: { type: "inline-radio" as const },
  options: [...options],
  description,
});

/** How long a step waits for an element, in milliseconds. On a busy machine the app loads its parts slowly. */
const LONGEST_WAIT = 20_000;
const USUAL_WAIT = 1_000;

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
      description: "Milliseconds that each answer of the servers takes.",
    },
    failing: choice(["nothing", ...OPERATIONS], "What the servers answer with a failure."),
    data: choice(DATA, "What the servers have."),
    visitor: choice(["signed out", "signed in"], "Who begins."),
    position: choice(["found", "denied"], "What the browser says when it is asked where it is."),
    address: { control: { type: "text" }, description: "Where the flow begins." },
  },
  parameters: { layout: "fullscreen" },
  loaders: [startWorker],
  render: (settings, { globals }) => <Flow {...settings} theme={globals.theme === "dark" ? "dark" : "light"} />,
  beforeEach: () => {
    configure({ asyncUtilTimeout: LONGEST_WAIT });
    return () => {
      configure({ asyncUtilTimeout: USUAL_WAIT });
      restoreGeolocation();
    };
  },
} satisfies Partial<Meta<FlowSettings>>;

/** The settings that make a copy of a story run at 390 px. Other stories run at the width of the window. */
export const onPhone = { globals: { viewport: { value: "w390" } } } as const;
