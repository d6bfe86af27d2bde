import { type AddProtocolAction, addProtocol } from "maplibre-gl";
import { Protocol } from "pmtiles";

const archive = new Protocol();

/**
 * Fetches tiles as ranges of one file, and once more where that fails: Chromium's cache now and then breaks off one of
 * several requests for ranges of the same file.
 */
const fetchTile: AddProtocolAction = async (request, controller) => {
  try {
    return await archive.tile(request, controller);
  } catch (error) {
    // A tile that nobody wants any more.
    if (controller.signal.aborted) throw error;
    return archive.tile(request, controller);
  }
};

export const addTileProtocol = (): void => addProtocol("pmtiles", fetchTile);
