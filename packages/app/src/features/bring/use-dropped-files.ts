import { useEffect, useRef, useState } from "react";

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes("Files") ?? false;

/**
 * Accepts files that are dropped anywhere on the page.
 * @param onFiles Called with the dropped files.
 * @returns whether files are dragged over the page.
 */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Without this, the browser would open the file.
      event.preventDefault();
      setOver(true);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) latest.current(files);
    };
    // `dragleave` is also dispatched when the pointer enters another element of the page: `relatedTarget` is then set.
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    document.addEventListener("dragenter", over, { signal });
    document.addEventListener("dragover", over, { signal });
    document.addEventListener("dragleave", leave, { signal });
    document.addEventListener("drop", drop, { signal });
    return () => listening.abort();
  }, []);
  return isOver;
}
