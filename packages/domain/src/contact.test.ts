import { describe, expect, it } from "vitest";
import { bookingUrl, phoneNumber, phoneText } from "./contact.ts";

describe("a telephone number", () => {
  it.each([
    ["+33 1 42 36 20 47", "+33142362047"],
    ["+33 (0)1.42.36.20.47", "+33142362047"],
    ["+33 01 42 36 20 47", "+33142362047"],
    ["0033142362047", "+33142362047"],
    ["01-42-36-20-47", "+33142362047"],
    ["0680875822", "+33680875822"],
    ["+33 1 42 36 20 47;+33 6 81 71 43 96", "+33142362047"],
    ["+44 20 7946 0000", "+442079460000"],
    ["tel:+33142362047", "+33142362047"],
  ])("is read from '%s'", (written, number) => {
    expect(phoneNumber(written)).toBe(number);
  });

  it.each([
    "",
    "yes",
    "12",
    "+33",
    "javascript:alert(1)",
    "+33 1 42 36 20 47 ext. 5",
    "9".repeat(300),
    null,
    undefined,
  ])("is not read from %j", (written) => {
    expect(phoneNumber(written)).toBeNull();
  });

  it("is shown in pairs of digits if it is French, and with its country code otherwise", () => {
    expect([phoneText("+33142362047"), phoneText("+442079460000")]).toEqual(["01 42 36 20 47", "+442079460000"]);
  });
});

describe("the address for reservations", () => {
  it("is an address of the web, or a telephone number", () => {
    expect(bookingUrl("https://www.thefork.fr/restaurant/1")).toBe("https://www.thefork.fr/restaurant/1");
    expect(bookingUrl("tel:01 42 36 20 47")).toBe("tel:+33142362047");
  });

  it.each(["javascript:alert(1)", "tel:yes", "mailto:a@example.org", "data:text/html,x", "yes", ""])(
    "is not '%s'",
    (written) => {
      expect(bookingUrl(written)).toBeNull();
    },
  );
});
