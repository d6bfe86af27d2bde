import { partMessages } from "./part-messages.ts";

/** The texts of the lightbox. */
const enLightbox = {
  label: (name: string) => `Pictures and videos of ${name}`,
  unnamed: "Pictures and videos",
  loadingPlace: "Loading place details...",
  noPlace: "No place data available",
  noMedia: "No media available",
  noVideo: "No video available",
  previous: "Previous",
  next: "Next",
  position: (index: number, count: number) => `${index} / ${count}`,
  /** Of one picture, for those who cannot see it. */
  picture: (name: string, index: number, count: number) => `${name}, ${index} / ${count}`,
  video: (name: string) => `${name}, video`,
  thumbs: "All pictures and videos",
  showPicture: (index: number, count: number) => `Show picture ${index} of ${count}`,
  showVideo: (index: number, count: number) => `Show video ${index} of ${count}`,
  zoom: {
    label: "Zoom",
    in: "Zoom in",
    out: "Zoom out",
    percent: (percent: number) => `${percent} %`,
  },
  player: {
    label: "Player",
    loading: "Loading...",
    play: "Play",
    pause: "Pause",
    mute: "Mute",
    unmute: "Unmute",
    volume: "Volume",
    volumeText: (percent: number) => `${percent} %`,
    seek: "Position",
    seekText: (time: string, duration: string) => `${time} of ${duration}`,
    times: (time: string, duration: string) => `${time} / ${duration}`,
    captions: "Captions",
    captionsSign: "CC",
    enterFullScreen: "Full screen",
    leaveFullScreen: "Leave full screen",
  },
  companion: { label: "Place", details: "Details" },
  keys: {
    label: "Keys",
    escape: "Esc",
    space: "Space",
    media: "Picture",
    zoom: "Zoom",
    close: "Close",
    seek: "5 s back, forward",
    play: "Play, pause",
    mute: "Mute",
  },
};

export const useLightboxMessages = partMessages({ en: enLightbox });
