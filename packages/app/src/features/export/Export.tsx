import { lazyPart, useLazyPart } from "@flaneur/ui";
import { useEffect, useState } from "react";
import type { ExportProps } from "./export-props.ts";

const part = lazyPart(async () => (await import("./OpenExport.tsx")).OpenExport);

/** The export of what is listed: it comes once the page is there. */
export function Export(props: ExportProps) {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  const OpenExport = useLazyPart(part, drawn);
  return OpenExport === null ? null : <OpenExport {...props} />;
}
