const files = import.meta.glob<string>("../scenes/*.svg", { query: "?raw", import: "default", eager: true });

/** The texts of all drawings, by the names of the scenes. */
export const sceneFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, svg]) => [path.slice("../scenes/".length, -".svg".length), svg]),
);
