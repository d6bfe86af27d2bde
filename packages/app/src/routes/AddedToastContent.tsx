import { AddedToast } from "@flaneur/ui/lists";
import { useState } from "react";
import { AddToList } from "../features/lists/AddToList.tsx";
import { useToastTimer } from "./use-toast-timer.ts";

/** The place whose heart was pressed. */
export interface AddedPlace {
  readonly id: string;
  readonly name: string;
}

interface AddedToastContentProps {
  readonly place: AddedPlace;
  /** Called when the toast is to disappear. */
  readonly onClose: () => void;
}

/** The toast, and the dialog that it opens. */
export function AddedToastContent({ place, onClose }: AddedToastContentProps) {
  const [isAdding, setIsAdding] = useState(false);
  const onHold = useToastTimer(!isAdding, onClose);
  return (
    <>
      <AddedToast name={place.name} onAddToList={() => setIsAdding(true)} onClose={onClose} onHold={onHold} />
      {/* The toast stays meanwhile, so that the focus returns to its button. */}
      {isAdding && <AddToList place={place} onClose={() => setIsAdding(false)} />}
    </>
  );
}
