import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLayoutEffect, useRef, useState } from "react";
import { expect } from "storybook/test";
import styles from "./Foundations.module.css";

/** Each text size with the weight and the font in which it is used, and a sample text. */
const SAMPLES = [
  ["text-60", 390, "font-display", "Bistrot Paul Bert"],
  ["text-30", 430, "font-display", "326 places"],
  ["text-24", 460, "font-display", "Travel Information"],
  ["text-lead", 380, "font-display", "A zinc counter, a mosaic floor worn by the door."],
  ["text-card", 540, "font-display", "Musée de la Chasse et de la Nature"],
  ["text-15", 400, "font-body", "Four dining rooms, one small terrace on a quiet street."],
  ["text-14", 500, "font-body", "Advanced Filters"],
  ["text-13", 400, "font-body", "Restaurant, 9 min"],
  ["text-12", 500, "font-body", "Booking needed"],
] as const;

const FACES = [
  ["font-display", "Titles and names of places"],
  ["font-body", "Texts and controls"],
  ["font-sign", "Street signs, and nothing else"],
] as const;

/** A line of text with its computed font. */
function Sample({ name, font, children }: { readonly name: string; readonly font: string; readonly children: string }) {
  const line = useRef<HTMLElement>(null);
  const [computed, setComputed] = useState("");
  useLayoutEffect(() => {
    if (line.current === null) return;
    const { fontSize, lineHeight, fontWeight, fontFamily } = getComputedStyle(line.current);
    const [face = ""] = fontFamily.split(",");
    setComputed(`${fontSize} / ${lineHeight}, ${face.replaceAll('"', "").replace(" Variable", "")} ${fontWeight}`);
  }, []);
  return (
    <div className={styles.sample}>
      <dt>
        {name}
        <span className={styles.value}>{computed}</span>
      </dt>
      <dd ref={line} style={{ font }}>
        {children}
      </dd>
    </div>
  );
}

const Scale = () => (
  <dl>
    {SAMPLES.map(([size, weight, face, words]) => (
      <Sample key={size} name={size} font={`${weight} var(--${size}) var(--${face})`}>
        {words}
      </Sample>
    ))}
  </dl>
);

/**
 * Text sizes with their line heights, and three fonts. The values are computed in this page.
 *
 * **Use** Fraunces for titles, names and leads, and Inter for all other texts and controls.
 *
 * - **Do** use a size together with its line height: each token contains both.
 * - **Don't** use the font of the signs for other texts, because it only has the letters of plaques, and don't write
 *   words in capitals outside a plaque.
 */
const meta = { title: "Foundations/Type", component: Scale } satisfies Meta<typeof Scale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("30px / 34px, Fraunces 430")).toBeVisible();
  },
};

export const Faces: Story = {
  render: () => (
    <dl>
      {FACES.map(([face, words]) => (
        <Sample key={face} name={face} font={`500 var(--text-24) var(--${face})`}>
          {words}
        </Sample>
      ))}
    </dl>
  ),
};
