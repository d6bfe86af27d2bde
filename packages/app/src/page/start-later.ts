/**
 * Waits until a module is loaded, then calls `start` with it. Returns a function that stops what was started, or
 * prevents the start and the call of `onMissing` if the module is still loading.
 * @param module A module that is being loaded.
 * @param start Returns a function that stops what it started.
 * @param onMissing Called if the module cannot be loaded.
 */
export function startLater<Module>(
  module: Promise<Module>,
  start: (loaded: Module) => () => void,
  onMissing: () => void,
): () => void {
  let isOver = false;
  let stop = () => {};
  module.then(
    (loaded) => {
      if (!isOver) stop = start(loaded);
    },
    () => {
      if (!isOver) onMissing();
    },
  );
  return () => {
    isOver = true;
    stop();
  };
}
