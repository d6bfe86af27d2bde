/**
 * Loads a module, then starts what it provides. Returns a function that stops it, also if the module is still loading.
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
  module.then((loaded) => {
    if (!isOver) stop = start(loaded);
  }, onMissing);
  return () => {
    isOver = true;
    stop();
  };
}
