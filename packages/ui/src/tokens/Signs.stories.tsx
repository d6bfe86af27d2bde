import { ARRONDISSEMENTS } from "@flaneur/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { EndOfTownSign } from "../components/EndOfTownSign/EndOfTownSign.tsx";
import { MetroDisc } from "../components/MetroDisc/MetroDisc.tsx";
import { Plaque } from "../components/Plaque/Plaque.tsx";
import { StreetPlaque } from "../components/StreetPlaque/StreetPlaque.tsx";
import styles from "./Foundations.module.css";

const Signs = () => (
  <div className={styles.signs}>
    <StreetPlaque address="18 Rue Paul Bert, 75011 Paris" arrondissement="75011" />
    <StreetPlaque address="Place des Abbesses, 75018 Paris" arrondissement="75018" />
  </div>
);

/**
 * Signs from the streets of Paris: the enamel plaque, the metro disc, and the sign at the end of a town.
 *
 * **Use** a plaque for the short form of an arrondissement, the disc next to travel times by metro, and the end-of-town
 * sign if a page or the listing cannot be shown.
 *
 * - **Do** write the same information as text nearby, or as the sign's accessible name.
 * - **Don't** use enamel blue for anything but a sign, don't put a line number on the disc (it marks a travel time,
 *   whatever the line), and don't show a plaque for an uncertain arrondissement.
 */
const meta = { title: "Foundations/Signs", component: Signs } satisfies Meta<typeof Signs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StreetPlaques: Story = {};

export const ArrondissementPlaques: Story = {
  render: () => (
    <div className={styles.signs}>
      {ARRONDISSEMENTS.map((code) => (
        <Plaque key={code} arrondissement={code} size="large" />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("img")).toHaveLength(20);
  },
};

/**
 * The diameters: 19 px at the travel time in cards, sheets and table rows; 30 px on the page of a place; 20 px in all
 * other components.
 */
export const MetroDiscs: Story = {
  render: () => (
    <div className={styles.signs}>
      <MetroDisc size={19} />
      <MetroDisc size={20} />
      <MetroDisc size={30} />
    </div>
  ),
};

export const EndOfTown: Story = { render: () => <EndOfTownSign /> };
