import { AddedToast } from "@flaneur/ui/lists";
import { useEffect, useEffectEvent, useState } from "react";
import { AddToList } from "../features/lists/AddToList.tsx";

/** How long the toast is shown, in milliseconds. */
const SHOWN_MS = 8_000;

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
  const [isHeld, setIsHeld] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isHeld || isAdding) return;
    const timer = setTimeout(() => close(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, isAdding]);
  return (
    <>
      <AddedToast name={place.name} onAddToList={() => setIsAdding(true)} onClose={onClose} onHold={setIsHeld} />
      {/* The toast stays meanwhile, so that the focus returns to its button. */}
      {isAdding && <AddToList place={place} onClose={() => setIsAdding(false)} />}
    </>
  );
}
