/** Returns a `fetch` whose requests are answered from the places on the device when the server cannot be reached. */
export const pocketFetch =
  (send: typeof fetch): typeof fetch =>
  (input, init) =>
    send(input, init).catch(async (error: unknown) => {
      const { answerFromPocket } = await import("../offline/pocket-answers.ts");
      return answerFromPocket(error, init);
    });
