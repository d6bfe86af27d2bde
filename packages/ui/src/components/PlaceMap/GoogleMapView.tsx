import { useLoadScript } from "@react-google-maps/api";
import { Component, type ReactNode, useEffect, useEffectEvent } from "react";
import { GoogleMapSurface } from "./GoogleMapSurface.tsx";
import type { GoogleMapViewProps } from "./map-provider.ts";

/** The libraries that §7 requires. The array is a constant, because a new array would load the script again. */
const LIBRARIES: ["places"] = ["places"];

/** Loads the script of Google Maps, then renders the map. To retry, mount a new element. */
export function GoogleMapView(props: GoogleMapViewProps) {
  const { apiKey, apiUrl, onFailed } = props;
  const { isLoaded, loadError } = useLoadScript({
    googleMapsApiKey: apiKey,
    libraries: LIBRARIES,
    ...(apiUrl !== undefined && { apiUrl }),
  });
  const failed = useEffectEvent(() => onFailed("notLoaded"));
  useEffect(() => {
    if (loadError !== undefined) failed();
  }, [loadError]);
  // Google's script calls the global function `gm_authFailure` if it rejects the key.
  useEffect(() => {
    const page = window as unknown as { gm_authFailure?: () => void };
    page.gm_authFailure = () => failed();
    return () => {
      delete page.gm_authFailure;
    };
  }, []);
  if (!isLoaded) return null;
  return (
    <ErrorBoundary onError={() => onFailed("notInitialized")}>
      <GoogleMapSurface {...props} />
    </ErrorBoundary>
  );
}

/** Catches errors that Google's classes throw when the map cannot be created. */
class ErrorBoundary extends Component<{ readonly onError: () => void; readonly children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.info(error);
    this.props.onError();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
