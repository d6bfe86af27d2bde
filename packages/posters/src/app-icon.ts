/**
 * The icon of the installed app: an enamel street sign with the letter 'â'. The circumflex is a roof with a chimney.
 * `any` has rounded corners on a transparent ground. `maskable` fills the square, and its letter is within the circle
 * that every system shows.
 */
export type AppIconPurpose = "any" | "maskable";

const GREEN = "#35906A";
const BLUE = "#17407F";

/** The letter 'a' in Fraunces with the weight 470, as an outline. Its origin (0, 0) is on the baseline. */
const LETTER =
  "M31.7 -5.5V-6.2L31.1 -6.2V-36Q31.1 -40.1 29.2 -42.3Q27.4 -44.5 23.9 -44.5Q20.3 -44.5 18.5 -42.9Q16.8 -41.3 16.8 -39.3V-35.4Q16.8 -32.9 15.2 -31.5Q13.5 -30.1 10.8 -30.1Q8.6 -30.1 7.3 -31.3Q6 -32.5 6 -34.7Q6 -37.6 8.3 -40.3Q10.5 -43 14.9 -44.8Q19.3 -46.5 25.6 -46.5Q33.9 -46.5 37.9 -43Q42 -39.5 42 -33.3V-6.8Q42 -5.1 42.6 -4.3Q43.3 -3.5 44.3 -3.5Q45.3 -3.5 46 -4.1Q46.6 -4.6 46.9 -5.5Q47 -5.7 47.2 -5.9Q47.4 -6 47.6 -6Q48 -6 48.2 -5.8Q48.3 -5.5 48.3 -5.1Q48.3 -3.9 47.4 -2.4Q46.5 -1 44.6 0Q42.7 1 39.8 1Q35.9 1 33.8 -0.7Q31.7 -2.4 31.7 -5.5ZM3.7 -10.1Q3.7 -15.7 8.6 -19.3Q13.6 -22.9 22.9 -22.9Q26.3 -22.9 28.8 -22.2Q31.3 -21.6 33.3 -20.7L32.6 -18.9Q30.7 -19.8 28.7 -20.3Q26.7 -20.8 24.3 -20.8Q19.8 -20.8 17.3 -18.4Q14.9 -16 14.9 -11.8Q14.9 -7.7 17 -5.4Q19.2 -3.2 22.6 -3.2Q25.4 -3.2 28 -4.5Q30.6 -5.7 32.4 -8.1L33.2 -6.5Q30.7 -2.9 26.4 -0.9Q22.1 1.1 17.3 1.1Q11.3 1.1 7.5 -2Q3.7 -5.1 3.7 -10.1Z";
const CIRCUMFLEX = "M-20.5-1.5 0-20 20.5-1.5l-4.7 4.9L0-10.2-15.8 3.4ZM8.2-22.5h6.4v14H8.2z";

const letter = (scale: number): string =>
  `<g transform="translate(${32 - 26.8 * scale} ${32 + 32.1 * scale}) scale(${scale})" fill="#fff">` +
  `<path d="${LETTER}"/><path transform="translate(24 -53)" d="${CIRCUMFLEX}"/></g>`;

const SIGNS: Readonly<Record<AppIconPurpose, string>> = {
  any:
    `<rect width="64" height="64" rx="15" fill="${GREEN}"/>` +
    `<rect x="3" y="3" width="58" height="58" rx="12.5" fill="${BLUE}"/>${letter(0.56)}`,
  // The circle that every system shows has a radius of two fifths of the width.
  maskable:
    `<rect width="64" height="64" fill="${GREEN}"/>` +
    `<rect x="7" y="7" width="50" height="50" rx="9" fill="${BLUE}"/>${letter(0.42)}`,
};

/** Returns the icon as SVG. */
export const appIcon = (purpose: AppIconPurpose): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${SIGNS[purpose]}</svg>`;
