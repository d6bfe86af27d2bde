/**
 * Returns a `fetch` whose requests are answered from what is kept on the device when the server cannot be reached.
 * @param userId Returns the id of the signed-in user, or null.
 */
export const pocketFetch =
  (send: typeof fetch, userId: () => string | null): typeof fetch =>
  (input, init) =>
    send(input, init).catch(async (error: unknown) => {
      const { answerFromPocket } = await import("../offline/pocket-answers.ts");
      return answerFromPocket(error, init, userId());
    });
