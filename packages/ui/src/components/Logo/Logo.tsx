import { useAssets } from "../../lib/assets.ts";
import { useMessages } from "../../messages/use-messages.ts";

/** The name, in the colour of the text around it. Drawn from a file of its own: its outlines would weigh on the first screen. */
export const Logo = ({ height = 33 }: { readonly height?: number }) => (
  <svg viewBox="-2 -82 335.6 86" height={height} role="img" aria-label={useMessages().product.name} overflow="visible">
    <use href={`${useAssets().logo}#logo`} />
  </svg>
);
