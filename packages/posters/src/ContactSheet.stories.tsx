import type { Meta, StoryObj } from "@storybook/react-vite";
import { EXTERIOR } from "./catalogue/exterior.ts";
import { POSTER_VARIANTS, type PosterSpec, type PosterVariant, poster, sceneNameFor } from "./poster.ts";

const TYPES = Object.keys(EXTERIOR);

interface Props {
  /** The type whose posters are shown; all types when it is left out. */
  readonly type?: string | undefined;
  /** Which picture of a place: 1 exterior, 2 still life, 3 interior, 4 street, 5 pattern. */
  readonly variant: PosterVariant;
  /** How many places of each type. */
  readonly places: number;
}

/** An invented place: its name asks for no scene of its own. */
const specOf = (type: string, pick: number, variant: PosterVariant): PosterSpec => ({
  type,
  tags: [],
  arrondissement: ((pick * 7 + type.length) % 20) + 1,
  name: `Chez Léon ${pick + 1}`,
  id: `${type}-${pick}`,
  variant,
  pick,
});

const address = (spec: PosterSpec): string => `data:image/svg+xml,${encodeURIComponent(poster(spec))}`;

/** Every composition that places of a type are dealt, named by its scene. */
function ContactSheet({ type, variant, places }: Props) {
  const specs = (type === undefined ? TYPES : [type]).flatMap((each) =>
    Array.from({ length: places }, (_, pick) => specOf(each, pick, variant)),
  );
  return (
    <ul style={{ display: "flex", flexWrap: "wrap", gap: 12, margin: 0, padding: 0, listStyle: "none" }}>
      {specs.map((spec) => (
        <li key={spec.id}>
          <figure style={{ margin: 0, width: 160 }}>
            <img src={address(spec)} alt="" width={160} height={200} style={{ display: "block", borderRadius: 8 }} />
            <figcaption style={{ font: "13px/18px sans-serif" }}>
              {spec.type} · {sceneNameFor(spec)}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: "Posters/Contact sheet",
  component: ContactSheet,
  // Still, but 700 KB a picture: drawings are compared by the tests of this package.
  tags: ["!visual"],
  args: { variant: 1, places: 3 },
  argTypes: {
    type: { control: "select", options: TYPES },
    variant: { control: "inline-radio", options: POSTER_VARIANTS },
    places: { control: { type: "range", min: 1, max: 20 } },
  },
} satisfies Meta<typeof ContactSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Exteriors: Story = {};
export const StillLifes: Story = { args: { variant: 2 } };
export const Interiors: Story = { args: { variant: 3 } };
export const Streets: Story = { args: { variant: 4 } };
export const Patterns: Story = { args: { variant: 5 } };
/** Every composition of one type; choose another in the controls. */
export const OneType: Story = { args: { type: "Café", places: 12 } };
