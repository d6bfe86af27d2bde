/**
 * Returns a `fetch` that, if the server cannot be reached, returns a response made from the data on the device.
 * @param userId Returns the id of the signed-in user, or null.
 */
export const pocketFetch =
  (send: typeof fetch, userId: () => string | null): typeof fetch =>
  (input, init) =>
    send(input, init).catch(async (error: unknown) => {
      const { answerFromPocket } = await import("../offline/pocket-answers.ts");
      return answerFromPocket(error, init, userId());
    });
