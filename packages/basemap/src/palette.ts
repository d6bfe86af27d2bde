export type MapTheme = "light" | "dark";

/** The colours of the map. The first eight are from the product's art direction. */
export interface MapPalette {
  readonly outside: string;
  readonly inside: string;
  readonly road: string;
  readonly water: string;
  readonly park: string;
  readonly border: string;
  readonly ring: string;
  readonly text: string;
  readonly roadOutside: string;
  readonly casing: string;
  readonly motorway: string;
  readonly motorwayCasing: string;
  readonly tunnel: string;
  readonly path: string;
  readonly rail: string;
  readonly wood: string;
  readonly grass: string;
  readonly cemetery: string;
  readonly pitch: string;
  readonly campus: string;
  readonly plaza: string;
  readonly railwayLand: string;
  readonly shore: string;
  readonly strongText: string;
  readonly quarterText: string;
  readonly waterText: string;
  readonly parkText: string;
  readonly halo: string;
  readonly paper: string;
}

export const PALETTES: Readonly<Record<MapTheme, MapPalette>> = {
  light: {
    outside: "#E7E2D8",
    inside: "#F3F0E9",
    road: "#FFFFFF",
    water: "#B4CBD3",
    park: "#D0DABB",
    border: "#CFC7B8",
    ring: "#D5CCBB",
    text: "#746C5D",
    roadOutside: "#F4F0E8",
    casing: "#DFD8CA",
    motorway: "#E9E1D1",
    motorwayCasing: "#C9BEA9",
    tunnel: "#ECE7DD",
    path: "#D8D0C0",
    rail: "#CFC7B8",
    wood: "#C5D1AD",
    grass: "#D9E1C8",
    cemetery: "#DCE0CC",
    pitch: "#C9D5B3",
    campus: "#ECE7DC",
    plaza: "#F9F7F2",
    railwayLand: "#E9E4DA",
    shore: "#9CB7C1",
    strongText: "#57534A",
    quarterText: "#6B6354",
    waterText: "#33566A",
    parkText: "#4C5C33",
    halo: "#F8F6F1",
    paper: "#FDFCFA",
  },
  dark: {
    outside: "#14171A",
    inside: "#1E2327",
    road: "#2D343A",
    water: "#23404F",
    park: "#22342D",
    border: "#3A4249",
    ring: "#323A40",
    text: "#8D979F",
    roadOutside: "#22282D",
    casing: "#171B1F",
    motorway: "#394249",
    motorwayCasing: "#15191C",
    tunnel: "#252B30",
    path: "#363E44",
    rail: "#343C42",
    wood: "#1F3129",
    grass: "#24362E",
    cemetery: "#222F2B",
    pitch: "#284036",
    campus: "#22282C",
    plaza: "#272E33",
    railwayLand: "#1A1F22",
    shore: "#1A323F",
    strongText: "#BCC1C5",
    quarterText: "#858F97",
    waterText: "#8FB8C9",
    parkText: "#7FA38C",
    halo: "#1A1F22",
    paper: "#20262B",
  },
};
