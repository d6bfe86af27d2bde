import { GRID_ROWS } from "@flaneur/domain";
import { useViewport } from "../../lib/use-viewport.ts";
import grid from "../PlaceGrid/PlaceGrid.module.css";
import { CardSkeleton } from "./CardSkeleton.tsx";

/** A placeholder of the grid: three rows of cards (§9) in the columns of the grid. */
export function GridSkeleton() {
  const count = useViewport().columns * GRID_ROWS;
  return (
    <div className={grid.grid}>
      {Array.from({ length: count }, (_, index) => `card-${index}`).map((key) => (
        <CardSkeleton key={key} />
      ))}
    </div>
  );
}
