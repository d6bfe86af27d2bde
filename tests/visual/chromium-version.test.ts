import { describe, expect, it } from "vitest";
import { edition, mismatchReason } from "./chromium-version.ts";

const DEBIAN = "Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)";

describe("edition", () => {
  it("names Debian's release and Chromium's major version", () => {
    expect(edition(DEBIAN)).toBe("debian-12-chromium-156");
  });

  it.each(["Google Chrome 156.0.8078.79", "Chromium 156.0.8078.79 snap", ""])("returns null for %j", (printed) => {
    expect(edition(printed)).toBeNull();
  });
});

describe("mismatchReason", () => {
  it("returns null for the browser that took the baselines, in any minor version", () => {
    expect(mismatchReason("debian-12-chromium-156", DEBIAN.replace("8078", "9000"))).toBeNull();
  });

  it.each([
    ["another major version", DEBIAN.replace("156", "157")],
    ["another release of Debian", DEBIAN.replace("Linux 12 (bookworm)", "Linux 13 (trixie)")],
    ["another distributor", "Google Chrome 156.0.8078.79"],
  ])("for %s, names the browser of the baselines, the installed browser and the command to update", (_, printed) => {
    const reason = mismatchReason("debian-12-chromium-156", printed);
    expect(reason).toContain("Debian 12's Chromium 156");
    expect(reason).toContain(printed);
    expect(reason).toContain("npm run test:visual -- --update");
  });
});
