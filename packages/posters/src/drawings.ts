// The drawings of the scenes, as the caller has read them.
import { createDrawing, type Drawing } from "./drawing.ts";

export interface Drawings {
  /** Returns the drawing of a scene. It is compiled when it is used first. @throws RangeError for an unknown scene. */
  readonly of: (scene: string) => Drawing;
}

/** @param files The texts of the SVG files of the folder `scenes`, by the names of the scenes. */
export function createDrawings(files: ReadonlyMap<string, string>): Drawings {
  const drawings = new Map<string, Drawing>();
  return {
    of(scene) {
      const svg = files.get(scene);
      if (svg === undefined)
        throw new RangeError(`The scene '${scene}' has no drawing: scenes/${scene}.svg is missing.`);
      const drawing = drawings.get(scene) ?? createDrawing(svg);
      drawings.set(scene, drawing);
      return drawing;
    },
  };
}
