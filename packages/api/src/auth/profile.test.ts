import { ErrorBody, UserAnswer } from "@flaneur/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { apiOver, signUp, type TestApi } from "../../testing/api.ts";
import { describeOnPostgres } from "../../testing/databases.ts";

const HOME = { latitude: 48.8519, longitude: 2.3811, address: "18 Rue Paul Bert, 75011 Paris" };

const INVISIBLE_NAME = "Display name must have a visible character; null clears it";
const CONTROL_CHARACTERS = "Display name must have no control characters, and none that change the direction of text";

describeOnPostgres("a profile", (database) => {
  let api: TestApi;
  beforeAll(() => {
    api = apiOver(database().db);
  });
  afterAll(() => api.remove());

  const userOf = async (answer: Response) => UserAnswer.parse(await answer.json()).user;

  it("changes only the fields that are sent, and clears a field set to null", async () => {
    const { token, user } = await signUp(api);
    const first = { displayName: "  Camille ", locale: "FR-fr", homeLocation: HOME };
    const full = { ...user, displayName: "Camille", locale: "fr-FR", homeLocation: HOME };
    expect(await userOf(await api.put("/auth/profile", first, token))).toEqual(full);
    expect(await userOf(await api.get("/auth/profile", token))).toEqual(full);
    expect(await userOf(await api.put("/auth/profile", {}, token))).toEqual(full);
    const cleared = await userOf(await api.put("/auth/profile", { homeLocation: null }, token));
    expect(cleared).toEqual({ ...full, homeLocation: null });
    const bare = { homeLocation: { latitude: 48.85, longitude: 2.35 }, displayName: null, locale: null };
    expect(await userOf(await api.put("/auth/profile", bare, token))).toEqual({
      ...user,
      homeLocation: { latitude: 48.85, longitude: 2.35, address: null },
    });
  });

  it.each([
    "O'Neill-d\u2019Arc, Jr.",
    "Zoe\u0308 \u0141\u00f3pez",
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    "\u200f\u05e9\u05e8\u05d4\u200e",
    "\u0915\u094d\u200d\u0937",
    "\u{1f469}\u200d\u{1f4bb}",
    "\u2764\ufe0f",
    "\u674e",
    "7",
  ])("accepts the name %j unchanged", async (displayName) => {
    const { token } = await signUp(api);
    expect((await userOf(await api.put("/auth/profile", { displayName }, token))).displayName).toBe(displayName);
  });

  it("belongs to one account only", async () => {
    const [one, two] = [await signUp(api), await signUp(api)];
    await api.put("/auth/profile", { displayName: "One" }, one.token);
    expect(await userOf(await api.get("/auth/profile", two.token))).toEqual(two.user);
  });

  it.each([
    [{ username: "other@example.org" }, "username is not a parameter of this call"],
    [{ passwordHash: "x" }, "passwordHash is not a parameter of this call"],
    [{ displayName: " " }, INVISIBLE_NAME],
    [{ displayName: "x".repeat(81) }, "Display name must have at most 80 characters"],
    [{ displayName: "\ud800" }, "Display name must not have characters that cannot be stored; please remove them"],
    [{ locale: "not a tag" }, "Language must be a language tag like fr-FR"],
    [{ homeLocation: { ...HOME, latitude: 90.1 } }, "homeLocation.latitude must be a number of degrees from -90 to 90"],
    [
      { homeLocation: { ...HOME, longitude: "2" } },
      "homeLocation.longitude must be a number of degrees from -180 to 180",
    ],
    [{ homeLocation: { latitude: 48 } }, "homeLocation.longitude must be a number of degrees from -180 to 180"],
    [{ homeLocation: { ...HOME, floor: 3 } }, "homeLocation.floor is not a parameter of this call"],
    [{ displayName: "Camille", locale: 3 }, "Language must be a string"],
  ])("is not changed when %j is refused", async (body, error) => {
    const { token, user } = await signUp(api);
    const answer = await api.put("/auth/profile", body, token);
    expect([answer.status, ErrorBody.parse(await answer.json()).error]).toEqual([400, error]);
    expect(await userOf(await api.get("/auth/profile", token))).toEqual(user);
  });

  it.each([
    ["zero-width spaces", "\u200b\u200b", INVISIBLE_NAME],
    ["blank letters, a selector and a joiner", "\u3164\u2800\ufe0f \u200d", INVISIBLE_NAME],
    ["an accent without a letter", "\u0301", INVISIBLE_NAME],
    ["a bell", "Cam\u0007ille", CONTROL_CHARACTERS],
    ["a line feed", "Cam\nille", CONTROL_CHARACTERS],
    ["a line separator", "Cam\u2028ille", CONTROL_CHARACTERS],
    ["a character that reverses the direction", "Camille\u202e", CONTROL_CHARACTERS],
    ["characters that isolate the direction", "\u2067Camille\u2069", CONTROL_CHARACTERS],
  ])("refuses a name with %s", async (_, displayName, error) => {
    const { token, user } = await signUp(api);
    const answer = await api.put("/auth/profile", { displayName }, token);
    expect([answer.status, ErrorBody.parse(await answer.json()).error]).toEqual([400, error]);
    expect(await userOf(await api.get("/auth/profile", token))).toEqual(user);
  });
});
