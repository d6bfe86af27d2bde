/**
 * Returns a `fetch` that uses the data on the device if the server cannot be reached. `answerFromPocket` defines which
 * requests the device answers.
 * @param userId Returns the id of the signed-in user, or null.
 */
export const pocketFetch =
  (send: typeof fetch, userId: () => string | null): typeof fetch =>
  (input, init) =>
    send(input, init).catch(async (error: unknown) => {
      const { answerFromPocket } = await import("../offline/shared/pocket-answers.ts");
      return answerFromPocket(error, init, userId());
    });
