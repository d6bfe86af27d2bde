import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, it, onTestFinished } from "vitest";
import { openPage } from "../testing/open-page.tsx";
import { newUser } from "../testing/route-servers.ts";
import { expectAddress, filter, loadedCount, namesOf, press, searchField, setPosition } from "./listing-steps.ts";
import { dialog, expectAnnouncement, expectHeading, heartOf } from "./steps.ts";

/** Chooses a language in the footer, which a dialog may cover, as another tab would. */
async function choose(language: "English" | "Français"): Promise<void> {
  const [button] = await screen.findAllByRole("button", { name: language, hidden: true });
  if (button === undefined) throw new Error("The page has no choice of a language.");
  fireEvent.click(button);
  const code = language === "Français" ? "fr" : "en";
  await waitFor(() => expect(document.documentElement.lang).toBe(code));
}

/** Removes the choice of a language that the page has stored in a cookie. */
const forgetChoiceAfterTest = () =>
  onTestFinished(() => {
    for (const cookie of document.cookie.split("; ")) {
      // biome-ignore lint/suspicious/noDocumentCookie: Happy DOM has no Cookie Store API
      document.cookie = `${cookie.split("=", 1)[0]}=; path=/; max-age=0`;
    }
  });

/** Returns the texts and the text attributes of the page, with the title and the language of the document. */
function allTexts(): readonly string[] {
  const { body, documentElement, title } = document;
  const texts = new Set([`title: ${title}`, `language: ${documentElement.lang}`]);
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (parentElement?.closest("script, style, noscript") == null && nodeValue?.trim()) texts.add(nodeValue.trim());
  }
  for (const name of ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt"]) {
    for (const element of body.querySelectorAll(`[${name}]`)) texts.add(element.getAttribute(name) ?? "");
  }
  return [...texts].sort();
}

interface State {
  readonly title: string;
  readonly path: string;
  readonly layout?: "table";
  /** Opens a part that the address does not contain, in either language. */
  readonly open?: (user: UserEvent) => Promise<void>;
  /** Waits until the page has loaded. */
  readonly listed: () => Promise<unknown>;
  /** Waits until the opened part is complete. */
  readonly complete?: () => Promise<unknown>;
}

/** Waits until the listing has loaded, and the parts of its filters whose code is loaded later. */
const listed = async () => {
  await screen.findByRole("heading", { level: 1, name: /^\d+\s(?:places|lieux)/ });
  await screen.findByRole("button", { name: /^(?:Open at|Ouvert à)…$/ });
  await screen.findByRole("radio", { name: /^(?:Walking|À pied)$/ });
};
const opened = () => screen.findByRole("dialog");

/** The texts that the page lacks, and those that it should not have. */
const differences = (shown: readonly string[], expected: readonly string[]) => ({
  missing: expected.filter((text) => !shown.includes(text)),
  left: shown.filter((text) => !expected.includes(text)),
});

const STATES: readonly State[] = [
  { title: "the grid", path: "/?types=Museum&page=2", listed },
  {
    title: "the table with the preview",
    path: "/?types=Museum",
    layout: "table",
    open: async (user) => {
      const [, second] = await screen.findAllByRole("button", { name: /^(?:Preview of|Aperçu)/ });
      if (second !== undefined) await user.click(second);
    },
    listed,
    complete: () => screen.findByRole("region", { name: /^(?:Preview of|Aperçu)/ }),
  },
  { title: "the page of a place", path: "/places/tour-eiffel", listed: () => expectHeading("Tour Eiffel") },
  {
    title: "the sign-up form",
    path: "/",
    open: (user) => press(user, "button", /Log In|Connexion/),
    listed,
    complete: opened,
  },
  {
    title: "the advanced filters",
    path: "/?types=Museum",
    open: (user) => press(user, "button", /Advanced Filters|Filtres avancés/),
    listed,
    complete: async () => within(await opened()).findByRole("button", { name: /\d/ }),
  },
  {
    title: "the location dialog",
    path: "/",
    open: async (user) => {
      const bar = within(await screen.findByRole("banner"));
      await user.click(await bar.findByRole("button", { name: /Set Location|Ma position/ }));
    },
    listed,
    complete: opened,
  },
];

it.each(STATES)(
  "after a change of language, $title has the same texts as a page loaded in that language",
  async (state) => {
    forgetChoiceAfterTest();
    setPosition("denied");
    const load = async (language: "en" | "fr") => {
      const { user } = await openPage(state.path, {
        language,
        ...(state.layout !== undefined && { stored: { layout: state.layout } }),
      });
      await state.listed();
      await state.open?.(user);
      await state.complete?.();
      return allTexts();
    };
    const french = await load("fr");
    cleanup();
    const english = await load("en");
    await choose("Français");
    await waitFor(() => expect(differences(allTexts(), french)).toEqual({ missing: [], left: [] }));
    await choose("English");
    await waitFor(() => expect(differences(allTexts(), english)).toEqual({ missing: [], left: [] }));
  },
);

it("changing the language keeps the filters, the location and what is typed into the search, and keeps the location in the tab alone", async () => {
  forgetChoiceAfterTest();
  setPosition("denied");
  const { user } = await openPage("/?types=Museum");
  await loadedCount();
  const bar = within(await screen.findByRole("banner"));
  await user.click(await bar.findByRole("button", { name: "Set Location" }));
  await user.type(
    within(await dialog("Enter Your Address")).getByLabelText("Address"),
    "Place de la République{Enter}",
  );
  await user.click(await within(await dialog("Confirm Your Location")).findByRole("button", { name: "Confirm" }));
  await bar.findByRole("button", { name: /République/ });
  const field = await searchField();
  await user.type(field, "mus");
  field.setSelectionRange(2, 2);
  await expectAddress("/?search=mus&types=Museum");
  await choose("Français");
  await bar.findByRole("button", { name: /République/ });
  expect((await filter("Musée")).matches(":checked")).toBe(true);
  expect(document.activeElement).toBe(field);
  expect([field.value, field.selectionStart]).toEqual(["mus", 2]);
  const stored = JSON.stringify([{ ...localStorage }, history.state]);
  expect(stored).not.toMatch(/48\.86|République/);
});

it("a change of language keeps an open dialog and what is typed into it", async () => {
  forgetChoiceAfterTest();
  setPosition("denied");
  const { user } = await openPage("/");
  await namesOf(48);
  const bar = within(await screen.findByRole("banner"));
  await user.click(await bar.findByRole("button", { name: "Set Location" }));
  const field = within(await dialog("Enter Your Address")).getByRole<HTMLInputElement>("combobox");
  await user.type(field, "10 rue de Riv");
  for (const [language, title] of [
    ["Français", "Indiquez votre adresse"],
    ["English", "Enter Your Address"],
  ] as const) {
    await choose(language);
    await dialog(title);
    expect(field.value).toBe("10 rue de Riv");
    expect(document.activeElement).toBe(field);
  }
});

it("a change of language keeps the draft of the advanced filters", async () => {
  forgetChoiceAfterTest();
  const { user } = await openPage("/?types=Museum");
  await loadedCount();
  await press(user, "button", "Advanced Filters");
  await user.click(await within(await dialog("Advanced Filters")).findByRole("checkbox", { name: "Just Opened" }));
  await choose("Français");
  const french = within(await dialog("Filtres avancés"));
  expect(french.getByRole<HTMLInputElement>("checkbox", { name: "Vient d’ouvrir" }).checked).toBe(true);
  await choose("English");
  const english = within(await dialog("Advanced Filters"));
  expect(english.getByRole<HTMLInputElement>("checkbox", { name: "Just Opened" }).checked).toBe(true);
});

it("an announcement is not repeated after a change of language", async () => {
  forgetChoiceAfterTest();
  const { user } = await openPage("/?search=tour+eiffel", { session: await newUser() });
  await user.click(await heartOf("Tour Eiffel"));
  await expectAnnouncement(/added to favorites/);
  await choose("Français");
  await screen.findByRole("button", { name: /^Retirer Tour Eiffel/ });
  const announced = screen.getAllByRole("status").map(({ textContent }) => textContent);
  expect(announced.join("\n")).not.toMatch(/favorites|favoris/);
});

it("on a phone, a signed-in user can change the language in the profile menu", async () => {
  forgetChoiceAfterTest();
  const { user } = await openPage("/", { session: await newUser(), width: 390 });
  await namesOf(48);
  await press(user, "button", /, menu$/);
  await press(user, "menuitem", "Français");
  await waitFor(() => expect(document.documentElement.lang).toBe("fr"));
  await screen.findByRole("heading", { level: 1, name: /lieux$/ });
});
