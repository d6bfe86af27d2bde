// People doing sport. The caller selects the inks.
import { ellipse, fill, line, opacity, rect, rrect } from "../kit.ts";

/** A swimmer doing the front crawl, heading up, seen from above. */
export const swimmer = (skin: string, cap: string, suit: string, foam: string) =>
  fill(foam, "M-34 60Q-20 96 -30 150Q0 130 30 150Q20 96 34 60z", opacity(0.75)) +
  line(skin, 17, "M-9 66L-13 118M10 66L15 112") +
  fill(suit, "M-26 -10Q0 -26 26 -10L19 66Q0 76 -19 66z") +
  line(skin, 15, "M-22 -6L-46 -50L-34 -98M22 -4L52 30L46 66") +
  fill(skin, ellipse(-33, -100, 9) + rect(-9, -30, 18, 18)) +
  fill(cap, ellipse(0, -38, 19, 22)) +
  fill(foam, "M-52 -104Q-34 -128 -14 -106Q-34 -112 -52 -104z");

/** A runner heading right, 130 units tall. */
export const runner = (shirt: string, skin: string, dark: string) =>
  line(skin, 8, "M4 -62L26 -44L14 -14M-4 -62L-20 -36L-46 -42") +
  line(dark, 12, "M4 -64L22 -48M-2 -64L-16 -42") +
  fill(dark, "M10 -16L24 -8L22 -2L6 -8zM-44 -48L-54 -36L-60 -38L-52 -52z") +
  fill(shirt, "M-10 -62C-14 -80 -4 -98 10 -104L24 -98C22 -84 16 -70 10 -60z") +
  line(skin, 7, "M20 -96L34 -78L48 -88M6 -98L-12 -88L-20 -70") +
  fill(skin, ellipse(26, -116, 9, 11)) +
  fill(dark, "M16 -116C14 -130 34 -132 36 -120L26 -122L20 -112z");

export const lifter = (c: string, plate: string) =>
  fill(
    c,
    "M-52 0L-44 -52Q-40 -76 -18 -92H18Q40 -76 44 -52L52 0H34L24 -46L8 -70H-8L-24 -46L-34 0zM-62 0h40v8h-40zM22 0h40v8h-40zM-22 -90C-30 -120 -34 -140 -30 -158H30C34 -140 30 -120 22 -90z",
  ) +
  fill(c, ellipse(0, -178, 15, 18)) +
  line(c, 17, "M-28 -150L-62 -184L-50 -232M28 -150L62 -184L50 -232") +
  line(plate, 7, "M-168 -240H168") +
  fill(
    plate,
    rrect(-162, -290, 18, 100, 7) +
      rrect(-138, -276, 14, 72, 6) +
      rrect(144, -290, 18, 100, 7) +
      rrect(124, -276, 14, 72, 6),
  );

/** A boxer on guard facing right, 140 units tall. The gloves have a second ink. */
export const boxer = (c: string, glove: string) =>
  line(c, 15, "M-8 -66L-30 -36L-38 -6M8 -66L26 -34L20 -4") +
  fill(c, "M-50 -8H-26V0H-50zM12 -8H40V0H12z") +
  fill(c, "M-18 -60C-22 -90 -18 -108 0 -112C16 -110 20 -90 14 -60z") +
  fill(c, ellipse(8, -126, 12, 14)) +
  line(c, 11, "M10 -104L30 -92L46 -108M-6 -102L14 -84L32 -96") +
  fill(glove, ellipse(50, -112, 11, 10) + ellipse(36, -98, 11, 10));
