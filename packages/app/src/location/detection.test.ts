import { describe, expect, it } from "vitest";
import { detect } from "./detection.ts";

/** Returns the geolocation of a browser in which the given function responds to a request for the position. */
const browser = (answer: Geolocation["getCurrentPosition"]) => ({ getCurrentPosition: answer });

describe("the detection of a position", () => {
  it("returns the point and its accuracy", async () => {
    const coords = { latitude: 48.8643, longitude: 2.369, accuracy: 35, altitude: null };
    const found = await detect(browser((take) => take({ coords, timestamp: 0 } as unknown as GeolocationPosition)));
    expect(found).toEqual({ coordinates: { latitude: 48.8643, longitude: 2.369 }, accuracy: 35 });
  });

  it.each([
    [1, "denied"],
    [2, "unavailable"],
    [3, "timeout"],
    [9, "unavailable"],
  ])("reports the reason of a failure: code %i is %s", async (code, failure) => {
    const error = { code } as GeolocationPositionError;
    expect(await detect(browser((_, fail) => fail?.(error)))).toBe(failure);
  });

  it("fails when the browser does not support geolocation", async () => {
    expect(await detect(undefined)).toBe("unsupported");
  });

  it("requests the position with a timeout of ten seconds", async () => {
    const requested: (PositionOptions | undefined)[] = [];
    void detect(browser((_, __, options) => void requested.push(options)));
    expect(requested).toMatchObject([{ timeout: 10_000 }]);
  });
});
