// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { LightboxPlayer } from "./LightboxPlayer.tsx";

it("each key press moves the slider of the position or volume, also before the video reports the last change", () => {
  const { container } = render(<LightboxPlayer ref={null} url="https://flaneur.example/tour.mp4" name="Tour Eiffel" />);
  const video = container.querySelector("video");
  if (video === null) throw new Error("There is no video.");
  Object.defineProperties(video, {
    duration: { value: 5 },
    currentTime: { value: 0, writable: true },
    volume: { value: 0.5, writable: true },
  });
  fireEvent(video, new Event("durationchange"));
  const pressTwice = (name: string) => {
    const slider = screen.getByRole("slider", { name });
    for (let press = 0; press < 2; press += 1) fireEvent.keyDown(slider, { key: "ArrowRight" });
  };
  pressTwice("Position");
  expect(video.currentTime).toBe(2);
  pressTwice("Volume");
  expect(video.volume).toBeCloseTo(0.6);
});
