import { LETTERS } from "./logo-path.ts";

/** The name, in the colour of the text around it. */
export const Logo = ({ height = 33 }: { readonly height?: number }) => (
  <svg viewBox="-2 -82 335.6 86" height={height} role="img" aria-label="Flâneur" overflow="visible">
    <path d={LETTERS} fill="currentColor" />
    <g transform="translate(107.2 -53)" fill="currentColor">
      <path d="M-20.500 -1.500L0 -20L20.500 -1.500L15.800 3.400L0 -10.200L-15.800 3.400Z" />
      <path d="M8.200 -22.500h6.400v14h-6.400z" />
    </g>
  </svg>
);
