interface PocketOptions {
  /** Returns the id of the signed-in user, or null. */
  readonly userId: () => string | null;
  /** Returns whether the visitor has opened the kept places although the server can be reached. */
  readonly isOnDevice: () => boolean;
}

/**
 * Returns a `fetch` that uses the data on the device if the server cannot be reached, or if the visitor has opened the
 * kept places. `answerFromPocket` and `preferPocket` define which requests the device answers in these two cases.
 */
export const pocketFetch =
  (send: typeof fetch, { userId, isOnDevice }: PocketOptions): typeof fetch =>
  async (input, init) => {
    const answers = () => import("../offline/pocket-answers.ts");
    if (isOnDevice()) return (await answers()).preferPocket(send, input, init, userId());
    return send(input, init).catch(async (error: unknown) => (await answers()).answerFromPocket(error, init, userId()));
  };
