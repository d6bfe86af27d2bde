import { TextField } from "@flaneur/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo, useState } from "react";
import { expect, userEvent } from "storybook/test";
import { everyScene } from "./catalogue/every-scene.ts";
import { EXTERIOR } from "./catalogue/exterior.ts";
import styles from "./Posters.module.css";
import { POSTER_VARIANTS, type PosterSpec, type PosterVariant, poster, sceneNameFor, stageFor } from "./poster.ts";
import { finish } from "./stage.ts";

const TYPES = Object.keys(EXTERIOR).sort();

interface Poster {
  readonly scene: string;
  readonly note: string;
  readonly svg: () => string;
}

/** Returns the spec of a poster of an invented place. The name of the place selects no scene. */
const specOf = (type: string, pick: number, variant: PosterVariant): PosterSpec => ({
  type,
  tags: [],
  arrondissement: ((pick * 7 + type.length) % 20) + 1,
  name: `Chez Léon ${pick + 1}`,
  id: `${type}-${pick}`,
  variant,
  pick,
});

const CATALOGUE = everyScene().map(({ name, scene, types }) => ({
  scene: name,
  types,
  note: types.join(", "),
  // `monument` and `monumentWater` draw the landmark that the place is named after.
  svg: () => {
    const stage = stageFor({
      ...specOf(types[0] ?? "Spot", 0, 1),
      name: name.startsWith("monument") ? "Tour Eiffel" : "Chez Léon",
      id: name,
    });
    return finish(scene(stage), stage, name);
  },
}));

const fold = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

function Sheet({ posters }: { readonly posters: readonly Poster[] }) {
  const drawn = useMemo(
    () => posters.map(({ svg, ...words }) => ({ ...words, url: `data:image/svg+xml,${encodeURIComponent(svg())}` })),
    [posters],
  );
  return (
    <ul className={styles.sheet}>
      {drawn.map(({ scene, note, url }) => (
        <li key={`${scene} ${note}`}>
          <figure>
            <img src={url} alt="" width={160} height={200} loading="lazy" />
            <figcaption>
              {scene}
              <span className={styles.types}>{note}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

interface Args {
  /** The initial text of the search field. */
  readonly type: string;
}

function ContactSheet({ type }: Args) {
  const [text, setText] = useState(type);
  const wanted = fold(text.trim());
  const found = useMemo(
    () => CATALOGUE.filter(({ types }) => types.some((each) => fold(each).includes(wanted))),
    [wanted],
  );
  return (
    <>
      <TextField
        className={styles.field}
        label="Type of place"
        type="search"
        placeholder="Café"
        value={text}
        onValueChange={setText}
        onKeyDown={({ key }) => key === "Escape" && setText("")}
      />
      <p className={styles.count} role="status">
        {found.length === 0
          ? `No scene is for “${text.trim()}”. The types are ${TYPES.join(", ")}.`
          : `${found.length} of ${CATALOGUE.length} scenes`}
      </p>
      <Sheet posters={found} />
    </>
  );
}

/**
 * All scenes of posters, each with the types of place that it can be dealt to. Posters are drawn by code from the name,
 * type, tags and arrondissement of a place.
 *
 * **Use** a poster for a place without a picture of its own. `dealPosters` chooses the scenes so that neighbours in a
 * list differ.
 *
 * - **Do** compare a new scene here with the other scenes of its type.
 * - **Don't** choose a scene by hand for a place, and don't give a landmark to a place that is not that landmark.
 */
const meta = {
  title: "Foundations/Posters",
  component: ContactSheet,
  // Excluded from visual tests, because the pictures of these stories are large.
  tags: ["!visual"],
  args: { type: "" },
} satisfies Meta<typeof ContactSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typing filters the scenes by type, with or without accents. Escape shows all scenes again. */
export const EveryScene: Story = {
  play: async ({ canvas }) => {
    const all = canvas.getAllByRole("figure").length;
    await userEvent.tab();
    await expect(canvas.getByRole("searchbox", { name: "Type of place" })).toHaveFocus();
    await userEvent.keyboard("cafe");
    const cafes = canvas.getAllByRole("figure");
    await expect(cafes.length).toBeLessThan(all);
    for (const each of cafes) await expect(each).toHaveTextContent("Café");
    await expect(canvas.getByRole("status")).toHaveTextContent(`${cafes.length} of ${all} scenes`);
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getAllByRole("figure")).toHaveLength(all);
  },
};

export const OneType: Story = { args: { type: "Park" } };

export const Empty: Story = {
  args: { type: "Castle" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "No scene is for “Castle”. The types are Activity, Bakery",
    );
    await expect(canvas.queryByRole("figure")).toBeNull();
  },
};

/** Returns a story that shows posters of one variant for three invented places of each type. */
const dealt = (variant: PosterVariant): Story => ({
  render: () => (
    <Sheet
      posters={TYPES.flatMap((type) =>
        [0, 1, 2].map((pick) => {
          const spec = specOf(type, pick, variant);
          return { scene: sceneNameFor(spec), note: `${type} ${pick + 1}`, svg: () => poster(spec) };
        }),
      )}
    />
  ),
});

const [EXTERIOR_VIEW, STILL_LIFE, INTERIOR_VIEW, STREET_VIEW, PATTERN_VIEW] = POSTER_VARIANTS;

export const Exteriors: Story = dealt(EXTERIOR_VIEW);
export const StillLifes: Story = dealt(STILL_LIFE);
export const Interiors: Story = dealt(INTERIOR_VIEW);
export const Streets: Story = dealt(STREET_VIEW);
export const Patterns: Story = dealt(PATTERN_VIEW);
