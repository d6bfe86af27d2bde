import "@flaneur/ui/styles.css";
import { setNonce } from "get-nonce";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";

const root = document.querySelector("#root");
if (root === null) throw new Error("index.html has no #root");

// Radix writes a style element while a dialog is open; the content security policy lets it by this nonce.
setNonce(document.querySelector<HTMLMetaElement>("meta[name=nonce]")?.nonce ?? "");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
