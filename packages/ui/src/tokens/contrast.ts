/** Red, green and blue from 0 to 255, and the opacity from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, opacity: number];

/**
 * Parses a colour of a token ('#17407F') or a computed colour ('rgb(23, 64, 127)', 'rgba(23, 64, 127, 0.5)').
 * @throws RangeError for another text.
 */
export function parseColour(text: string): Colour {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text);
  const numbers = hex
    ? hex.slice(1).map((digits) => Number.parseInt(digits, 16))
    : (/^rgba?\(([^)]*)\)$/.exec(text)?.[1] ?? "").split(/[,\s/]+/).map(Number);
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN, opacity = 1] = numbers;
  if ([red, green, blue, opacity].some(Number.isNaN)) throw new RangeError(`'${text}' is not a colour we can read.`);
  return [red, green, blue, opacity];
}

/** Returns the visible colour of a translucent colour over an opaque one. */
export function over([red, green, blue, opacity]: Colour, [r, g, b]: Colour): Colour {
  const mix = (front: number, back: number) => front * opacity + back * (1 - opacity);
  return [mix(red, r), mix(green, g), mix(blue, b), 1];
}

/** Returns the relative luminance of a colour (WCAG 2.2). */
const luminance = ([red, green, blue]: Colour): number => {
  const linear = (channel: number): number => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** Returns the contrast ratio of two opaque colours, from 1 to 21 (WCAG 2.2, 1.4.3). */
export const contrastOf = (one: Colour, other: Colour): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** Returns the contrast ratio of two opaque colours given as text. */
export const contrast = (one: string, other: string): number => contrastOf(parseColour(one), parseColour(other));
