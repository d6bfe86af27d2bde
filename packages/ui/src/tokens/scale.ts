/** The tokens that both themes share: fonts, text sizes (size/line-height), distances, radii, durations and easing. */
export const scale = {
  /** The fonts of titles, of texts and of street signs. */
  "font-display": '"Fraunces Variable", "Fraunces Fallback", Georgia, serif',
  "font-body": '"Inter Variable", "Inter Fallback", system-ui, sans-serif',
  "font-sign": '"Flaneur Sign", "Arial Narrow", "Roboto Condensed", sans-serif',

  "text-12": "12px/16px",
  "text-13": "13px/18px",
  "text-14": "14px/20px",
  "text-15": "15px/23px",
  "text-card": "17px/21px",
  "text-lead": "21px/32px",
  "text-24": "24px/30px",
  "text-30": "30px/34px",
  "text-60": "60px/60px",

  "space-1": "4px",
  "space-2": "8px",
  "space-3": "12px",
  "space-4": "16px",
  "space-5": "20px",
  "space-6": "24px",
  "space-7": "32px",
  "space-8": "40px",
  "space-9": "56px",
  "space-10": "80px",

  /** Smaller elements have a smaller radius. */
  "radius-sign": "4px",
  "radius-small": "6px",
  "radius-medium": "10px",
  "radius-large": "16px",
  "radius-dialog": "22px",
  "radius-full": "999px",

  quick: "120ms",
  calm: "180ms",
  slow: "240ms",
  ease: "cubic-bezier(.2, .7, .2, 1)",

  /** The margin between the page and the window's edge. base.css overrides it for narrower windows. */
  margin: "32px",
} as const satisfies Readonly<Record<string, string>>;
