import { TextField } from "@flaneur/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo, useState } from "react";
import { expect, userEvent } from "storybook/test";
import { sceneFiles } from "../testing/scene-files.ts";
import { everyScene } from "./catalogue/every-scene.ts";
import { EXTERIOR } from "./catalogue/exterior.ts";
import { createDrawings } from "./drawings.ts";
import { DRESSED } from "./palettes.ts";
import { POSTER_VARIANTS, type PosterSpec, poster, sceneNameFor } from "./poster.ts";
import styles from "./Scenes.module.css";

const TYPES = Object.keys(EXTERIOR).sort();
const CATALOGUE = everyScene();
const drawings = createDrawings(sceneFiles);

/** Palettes of the dawn, the noon, the blue hour and the night. */
const PALETTES = DRESSED.filter(({ id }) => ["aube", "midi", "bleue", "encre"].includes(id));

const urlOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const fold = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

interface Sheet {
  /** What the sheet shows: the name of a file, or of a place. */
  readonly title: string;
  readonly note: string;
  /** The URLs of its pictures. */
  readonly pictures: readonly string[];
}

function sheetOf({ name, types }: (typeof CATALOGUE)[number]): Sheet {
  const stage = { name: "Chez Léon", type: types[0] ?? "Spot", arrondissement: 11, far: drawings.of("far-sacre") };
  return {
    title: `${name}.svg`,
    note: types.join(", "),
    pictures: PALETTES.map((palette, choice) =>
      urlOf(drawings.of(name).draw({ ...stage, palette, choice, mirrored: false })),
    ),
  };
}

function Sheets({ sheets }: { readonly sheets: readonly Sheet[] }) {
  return (
    <ul className={styles.sheets}>
      {sheets.map(({ title, note, pictures }) => (
        <li key={`${title} ${note}`}>
          <figure>
            <div className={styles.pictures}>
              {pictures.map((url) => (
                <img key={url} src={url} alt="" width={96} height={120} loading="lazy" />
              ))}
            </div>
            <figcaption>
              {title}
              <span className={styles.note}>{note}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

interface Args {
  /** The initial text of the search field. */
  readonly search: string;
}

/** The sheets that were drawn. */
const drawn = new Map<string, Sheet>();
function drawnSheet(scene: (typeof CATALOGUE)[number]): Sheet {
  const sheet = drawn.get(scene.name) ?? sheetOf(scene);
  drawn.set(scene.name, sheet);
  return sheet;
}

function ContactSheet({ search }: Args) {
  const [text, setText] = useState(search);
  const wanted = fold(text.trim());
  const sheets = useMemo(
    () =>
      CATALOGUE.filter(({ name, types }) => [name, ...types].some((each) => fold(each).includes(wanted))).map(
        drawnSheet,
      ),
    [wanted],
  );
  return (
    <>
      <TextField
        className={styles.field}
        label="Type of place, or name of a scene"
        type="search"
        placeholder="Café"
        value={text}
        onValueChange={setText}
        onKeyDown={({ key }) => key === "Escape" && setText("")}
      />
      <p className={styles.count} role="status">
        {sheets.length === 0
          ? `No scene is for “${text.trim()}”. The types are ${TYPES.join(", ")}.`
          : `${sheets.length} of ${CATALOGUE.length} scenes`}
      </p>
      <Sheets sheets={sheets} />
    </>
  );
}

/**
 * All scenes of posters in four palettes: dawn, noon, blue hour and night. Each scene is an SVG file of the folder
 * `packages/posters/scenes`, with the types of place that it can be dealt to. CONTRIBUTING.md explains how to draw one.
 *
 * **Use** a poster for a place without a picture of its own. `dealPosters` chooses the scenes so that neighbours in a
 * list differ.
 *
 * - **Do** compare a new scene here with the other scenes of its type, by day and at night.
 * - **Don't** choose a scene by hand for a place, and don't give a landmark to a place that is not that landmark.
 */
const meta = {
  title: "Foundations/Scenes",
  component: ContactSheet,
  // Excluded from visual tests, because the pictures of these stories are large.
  tags: ["!visual"],
  args: { search: "" },
} satisfies Meta<typeof ContactSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typing filters the scenes by type or name, with or without accents. Escape shows all scenes again. */
export const EveryScene: Story = {
  play: async ({ canvas, canvasElement }) => {
    // A query by role computes the roles of thousands of elements.
    const figures = () => [...canvasElement.querySelectorAll("figure")];
    const all = figures().length;
    await userEvent.tab();
    await expect(canvas.getByLabelText("Type of place, or name of a scene")).toHaveFocus();
    await userEvent.keyboard("bakery");
    const bakeries = figures();
    await expect(bakeries.length).toBeLessThan(all);
    for (const each of bakeries) await expect(each).toHaveTextContent(/bakery/i);
    await expect(canvas.getByRole("status")).toHaveTextContent(`${bakeries.length} of ${all} scenes`);
    await userEvent.keyboard("{Escape}");
    await expect(figures()).toHaveLength(all);
  },
};

export const OneType: Story = { args: { search: "Park" } };

export const Empty: Story = {
  args: { search: "Castle" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "No scene is for “Castle”. The types are Activity, Bakery",
    );
    await expect(canvas.queryByRole("figure")).toBeNull();
  },
};

/** All pictures of three invented places of each type, in the light in which they are dealt. */
export const Dealt: Story = {
  render: () => (
    <Sheets
      sheets={TYPES.flatMap((type) =>
        [0, 1, 2].map((pick) => {
          const place: Omit<PosterSpec, "variant"> = {
            type,
            tags: [],
            arrondissement: ((pick * 7 + type.length) % 20) + 1,
            name: `Chez Léon ${pick + 1}`,
            id: `${type}-${pick}`,
            pick,
          };
          const specs = POSTER_VARIANTS.map((variant) => ({ ...place, variant }));
          return {
            title: `${type} ${pick + 1}`,
            note: specs.map(sceneNameFor).join(", "),
            pictures: specs.map((spec) => urlOf(poster(spec, drawings))),
          };
        }),
      )}
    />
  ),
};
