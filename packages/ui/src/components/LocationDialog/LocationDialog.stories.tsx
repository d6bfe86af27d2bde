import type { AddressSuggestion } from "@flaneur/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { LocationDialogState } from "../../view-models/location-state.ts";
import { LocationDialog } from "./LocationDialog.tsx";
import type { LocationDialogProps } from "./location-dialog-props.ts";

const POINT = {
  step: "point",
  coordinates: { latitude: 48.8643, longitude: 2.369 },
  address: null,
  progress: "settled",
  unknownNumber: null,
  exactness: "exact",
  region: "paris",
  isConfirmed: false,
} as const satisfies LocationDialogState;
const ADDRESS = "20 Rue Oberkampf, 75011 Paris, France";
const BY_HAND = {
  step: "address",
  text: "",
  error: null,
  progress: "editing",
  detection: "possible",
  suggestions: [],
  marked: null,
} as const satisfies LocationDialogState;

const AT = { latitude: 48.8555, longitude: 2.3604 };
const house = (text: string, postcode: string): AddressSuggestion => ({
  text,
  kind: "address",
  postcode,
  address: `${text}, ${postcode} Paris, France`,
  coordinates: AT,
  isApproximate: false,
});
const SUGGESTIONS: readonly AddressSuggestion[] = [
  house("10 Rue de Rivoli", "75004"),
  house("10 Rue de Reuilly", "75012"),
  house("10 Rue de Rome", "75008"),
  { ...house("Reuilly–Diderot", "75012"), kind: "metro", address: "Reuilly–Diderot, 75012 Paris, France" },
];
const EIGHT: readonly AddressSuggestion[] = [
  ...SUGGESTIONS,
  { ...house("Place de la République", "75011"), kind: "square" },
  { ...house("Quartier de la Roquette", "75011"), kind: "quarter" },
  { ...house("Église réformée de Port-Royal et du Quartier Latin réunis", "75013"), kind: "sight" },
  { ...house("Rosa Bonheur Buttes-Chaumont", "75019"), kind: "place" },
];
const SUGGESTING = { ...BY_HAND, text: "10 rue de r", suggestions: SUGGESTIONS } satisfies LocationDialogState;

/** Keeps the step of the dialog in React state, and changes the step as the app's machine does. */
function Demo(props: LocationDialogProps) {
  const [state, setState] = useState(props.state);
  return (
    <LocationDialog
      {...props}
      state={state}
      onStepChange={(step) => {
        setState(step === "address" ? BY_HAND : { step, pace: "usual" });
        props.onStepChange(step);
      }}
      onTextChange={(text) => {
        setState({ ...BY_HAND, text, suggestions: text === SUGGESTING.text ? SUGGESTIONS : [] });
        props.onTextChange(text);
      }}
      onMark={(marked) => {
        setState((current) => (current.step === "address" ? { ...current, marked } : current));
        props.onMark(marked);
      }}
      onDismiss={() => {
        setState((current) => (current.step === "address" ? { ...current, suggestions: [], marked: null } : current));
        props.onDismiss();
      }}
    />
  );
}

/**
 * **Use** it to choose the origin of travel times: the browser's position or an address.
 *
 * - **Do** keep the same map in all steps, and show how exact a point is.
 * - **Don't** confirm a point without a press of 'Confirm'.
 */
const meta = {
  title: "Components/LocationDialog",
  component: Demo,
  args: {
    open: true,
    state: POINT,
    onStepChange: fn(),
    onTextChange: fn(),
    onFind: fn(),
    onMark: fn(),
    onTake: fn(),
    onDismiss: fn(),
    onConfirm: fn(),
    onForget: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole("button", { name });
const detecting = () => screen.getByText("Detecting your location...").closest("p");
const shown = (name: string) => screen.findByRole("dialog", { name });

export const Detecting: Story = {
  args: { state: { step: "detecting", pace: "usual" } },
  play: async ({ args }) => {
    await shown("Confirm Your Location");
    await expect(detecting()).toHaveFocus();
    await expect(button("Confirm")).toBeDisabled();
    await userEvent.click(button("Enter address manually"));
    await expect(args.onStepChange).toHaveBeenLastCalledWith("address");
    await expect(await screen.findByRole("combobox", { name: "Address" })).toHaveFocus();
    await userEvent.click(button("Use detected location instead"));
    await waitFor(() => expect(detecting()).toHaveFocus());
  },
};

/** The detection has taken longer than five seconds. */
export const DetectingSlowly: Story = {
  args: { state: { step: "detecting", pace: "slow" } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(await screen.findByText("This is taking a while. You can enter your address instead.")).toBeVisible();
  },
};

export const Resolving: Story = {
  args: { state: { ...POINT, progress: "resolving" } },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await shown("Confirm Your Location");
    await expect(screen.getByText("Loading your address...")).toBeVisible();
    await expect(screen.getByText("48.864300, 2.369000")).toBeVisible();
    await expect(button("Confirm")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Resolved: Story = {
  args: { state: { ...POINT, address: ADDRESS } },
  play: async ({ args }) => {
    await shown("Confirm Your Location");
    await expect(button("Confirm")).toHaveAccessibleDescription(/20 Rue Oberkampf/);
    await expect(screen.queryByRole("button", { name: "Forget my location" })).toBeNull();
    await userEvent.click(button("Cancel"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
  },
};

export const CoordinatesOnly: Story = {
  play: async () => {
    await shown("Confirm Your Location");
    await expect(screen.getAllByText("48.864300, 2.369000")).toHaveLength(1);
  },
};

export const Confirming: Story = {
  args: { state: { ...POINT, address: ADDRESS, progress: "confirming" } },
  play: async ({ args }) => {
    await shown("Confirm Your Location");
    await userEvent.click(button("Processing..."));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** The street was found, but the house number is unknown. */
export const Approximate: Story = {
  args: { state: { ...POINT, address: "Rue Oberkampf, 75011 Paris, France", unknownNumber: "420" } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await shown("Confirm Your Location");
    await expect(screen.getByText("Approximate: number 420 is not known")).toBeVisible();
  },
};

/** The exact position of the house number on the street is unknown. */
export const Estimated: Story = {
  args: { state: { ...POINT, address: ADDRESS, exactness: "estimated" } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await shown("Confirm Your Location");
    await expect(screen.getByText("Approximate: estimated from the neighbouring numbers")).toBeVisible();
  },
};

export const OutsideParis: Story = {
  args: {
    state: {
      ...POINT,
      coordinates: { latitude: 48.8049, longitude: 2.1204 },
      address: "Place d’Armes, 78000 Versailles, France",
      region: "outside",
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await shown("Confirm Your Location");
    await expect(screen.getByText(/^This is outside Paris/)).toBeVisible();
    await expect(button("Confirm")).toBeEnabled();
  },
};

/** Looks like 'Resolved'. The live region exists before the sentence 'This is outside Paris' appears in it. */
export const InsideParis: Story = {
  tags: ["!visual"],
  args: { state: { ...POINT, address: ADDRESS } },
  play: async () => {
    const dialog = await shown("Confirm Your Location");
    await expect(within(dialog).getAllByRole("status")).toHaveLength(2);
  },
};

/** The dialog was opened for the confirmed address. */
export const Confirmed: Story = {
  args: { state: { ...POINT, address: ADDRESS, isConfirmed: true } },
  play: async ({ args }) => {
    await shown("Confirm Your Location");
    await userEvent.click(button("Forget my location"));
    await expect(args.onForget).toHaveBeenCalledOnce();
  },
};

export const ByHand: Story = {
  args: { state: BY_HAND },
  play: async ({ args }) => {
    await shown("Enter Your Address");
    await expect(screen.getByRole("combobox", { name: "Address" })).toHaveFocus();
    await userEvent.keyboard("10 rue de Rivoli{Enter}");
    await expect(args.onTextChange).toHaveBeenLastCalledWith("10 rue de Rivoli");
    await expect(args.onFind).toHaveBeenCalledOnce();
  },
};

/** Typing opens suggestions. The arrow keys mark a suggestion, Enter chooses it, and Escape closes only the list. */
export const Suggesting: Story = {
  args: { state: BY_HAND },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await shown("Enter Your Address");
    const field = screen.getByRole("combobox", { name: "Address" });
    await userEvent.type(field, SUGGESTING.text);
    await expect(field).toHaveAttribute("aria-expanded", "true");
    const options = screen.getAllByRole("option");
    await expect(options).toHaveLength(4);
    for (const name of [
      "10 Rue de Rivoli, 75004 Paris",
      "10 Rue de Reuilly, 75012 Paris",
      "10 Rue de Rome, 75008 Paris",
      "Reuilly–Diderot, Metro",
    ]) {
      await expect(screen.getByRole("option", { name })).toBeVisible();
    }
    for (const option of options) await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard("{ArrowDown}{ArrowUp}");
    await expect(field).toHaveAttribute("aria-activedescendant", options.at(-1)?.id);
    await expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Reuilly–Diderot");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onTake).toHaveBeenLastCalledWith(SUGGESTIONS[0]);
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("listbox")).toBeNull();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
  },
};

/** Enter looks up the typed text if no suggestion is marked. A press chooses a suggestion. */
export const SuggestingUnmarked: Story = {
  args: { state: BY_HAND },
  play: async ({ args }) => {
    await shown("Enter Your Address");
    await userEvent.type(screen.getByRole("combobox", { name: "Address" }), SUGGESTING.text);
    await userEvent.click(screen.getByRole("option", { name: /Rue de Rome/ }));
    await expect(args.onTake).toHaveBeenLastCalledWith(SUGGESTIONS[2]);
    await expect(screen.getByRole("combobox")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onFind).toHaveBeenCalledOnce();
  },
};

/** The maximum number of suggestions, with long texts. */
export const SuggestingEight: Story = {
  args: { state: { ...SUGGESTING, suggestions: EIGHT, marked: 1 } },
  render: (args) => <LocationDialog {...args} />,
  play: async () => {
    await shown("Enter Your Address");
    const list = screen.getByRole("listbox", { name: "Suggestions" }).getBoundingClientRect();
    await expect(list.top).toBeGreaterThanOrEqual(0);
    await expect(list.bottom).toBeLessThanOrEqual(document.documentElement.clientHeight);
  },
};

/** In a browser without geolocation, the position cannot be detected. */
export const ByHandUnsupported: Story = {
  args: { state: { ...BY_HAND, detection: "impossible" } },
  play: async () => {
    await shown("Enter Your Address");
    await expect(screen.queryByRole("button", { name: "Use detected location instead" })).toBeNull();
  },
};

export const Finding: Story = {
  args: { state: { ...BY_HAND, text: "10 rue de Rivoli", progress: "finding" } },
  play: async ({ args }) => {
    await shown("Enter Your Address");
    await userEvent.click(button("Finding location..."));
    await expect(args.onFind).not.toHaveBeenCalled();
  },
};

export const NotFound: Story = {
  args: {
    state: {
      ...BY_HAND,
      text: "14 rue de l’Univresité",
      error: "We couldn't find that address. Please try again.",
    },
  },
  play: async () => {
    await shown("Enter Your Address");
    await expect(screen.getByRole("combobox")).toHaveAccessibleDescription(/^We couldn't find that address/);
  },
};

export const EmptyAndSent: Story = { args: { state: { ...BY_HAND, error: "Please enter an address" } } };

export const Error: Story = {
  args: {
    state: {
      ...BY_HAND,
      text: "10 rue de Rivoli",
      error: "An error occurred while finding your location. Please try again.",
    },
  },
};

export const LongText: Story = {
  args: {
    state: {
      ...POINT,
      address: "147 bis, Boulevard de la Villa-Saint-Jacques-de-la-Boucherie-et-de-l’Observatoire, 75014 Paris, France",
      region: "outside",
      isConfirmed: true,
    },
  },
};

export const Phone: Story = {
  args: { state: { ...POINT, address: ADDRESS } },
  globals: { viewport: { value: "w390" } },
};

export const PhoneByHand: Story = { args: { state: BY_HAND }, globals: { viewport: { value: "w390" } } };

export const PhoneSuggesting: Story = {
  args: { state: { ...SUGGESTING, suggestions: EIGHT, marked: 0 } },
  render: (args) => <LocationDialog {...args} />,
  globals: { viewport: { value: "w390" } },
};

export const PhoneDetecting: Story = {
  args: { state: { step: "detecting", pace: "usual" } },
  globals: { viewport: { value: "w390" } },
};
