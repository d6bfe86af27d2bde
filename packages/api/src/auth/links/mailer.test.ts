import { describe, expect, it } from "vitest";
import { mailFailure } from "./mailer.ts";

describe("the logged reason of a mail that could not be sent", () => {
  it("is the code of the error and the status of the mail server", () => {
    const error = Object.assign(new Error("Invalid login: 535"), { code: "EAUTH", responseCode: 535 });
    expect(mailFailure(error)).toBe("EAUTH 535");
  });

  it("is the name of an error without a code", () => {
    expect(mailFailure(new RangeError("ada@example.org is too long"))).toBe("RangeError");
  });
});
