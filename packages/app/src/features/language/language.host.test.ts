import { describe, expect, it, vi } from "vitest";
import { showLanguage } from "./language.host.ts";

describe("the choice of a language", () => {
  it("is kept for the server and for a year, and loads the page again", () => {
    const page = { cookie: "" };
    const reload = vi.fn(() => expect(page.cookie).not.toBe(""));
    showLanguage(page, { protocol: "http:", reload }, "fr");
    expect(page.cookie).toBe("language=fr; Path=/; Max-Age=31536000; SameSite=Lax");
    expect(reload).toHaveBeenCalledOnce();
  });

  it("crosses no open connection where the site has closed ones", () => {
    const page = { cookie: "" };
    showLanguage(page, { protocol: "https:", reload: () => {} }, "en");
    expect(page.cookie).toMatch(/; Secure$/);
  });
});
