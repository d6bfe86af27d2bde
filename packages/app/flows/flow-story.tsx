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

/** Milliseconds that a step waits for what it looks for: the app loads its parts as they are needed, on a busy machine slowly. */
const LONGEST_WAIT = 20_000;
const USUAL_WAIT = 1_000;

/** The whole app: its controls, and the servers and the browser that these set. */
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

/** What makes the copy of a story that is played at 390 px. The others are played at the width of the window. */
export const onPhone = { globals: { viewport: { value: "w390" } } } as const;
