import { videoSources } from "@flaneur/domain";
import { PlayIcon } from "@phosphor-icons/react/dist/csr/Play";
import { usePlaceMessages } from "../../messages/place.ts";
import styles from "./Clip.module.css";

/** A clip in the gallery, shown as a still picture. It plays in the lightbox. */
export function Clip({ url, name }: { readonly url: string; readonly name: string }) {
  const { gallery } = usePlaceMessages();
  const { sources, still } = videoSources(url);
  return (
    <>
      <video
        className={styles.video}
        poster={still}
        aria-label={gallery.clip(name)}
        // With a still picture, no part of the video is fetched. Without a still picture, the browser fetches the
        // metadata of the video and shows its first frame.
        preload={still === undefined ? "metadata" : "none"}
        muted
        playsInline
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
      <span className={styles.pill}>
        <PlayIcon size={16} weight="fill" aria-hidden />
        {gallery.play}
      </span>
    </>
  );
}
