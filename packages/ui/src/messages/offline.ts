import { enOffline } from "./en/offline.ts";
import { partMessages } from "./part-messages.ts";

export const useOfflineMessages = partMessages("offline", enOffline);
