import { lazyPart } from "@flaneur/ui";

export const PageFooter = lazyPart(async () => (await import("./PageFooter.tsx")).PageFooter);
