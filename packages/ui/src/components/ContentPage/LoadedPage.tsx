import type { ReactNode } from "react";
import { useGuideMessages } from "../../messages/guide.ts";
import { usePlaceMessages } from "../../messages/place.ts";
import { ContentPage, type ContentPageProps } from "./ContentPage.tsx";
import { PageError, PageFailure } from "./PageFailure.tsx";
import { PageLoading } from "./PageLoading.tsx";

/** The state of a page with data of type `Data`. */
export type PageState<Data> =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly message: string }
  /** There is no page with this URL. */
  | { readonly status: "missing" }
  | { readonly status: "ready"; readonly data: Data };

interface LoadedPageProps<Data> extends Pick<ContentPageProps, "width"> {
  readonly state: PageState<Data>;
  /** Called when 'Try again' is pressed. */
  readonly onRetry: () => void;
  /** Renders the content with its data. */
  readonly children: (data: Data) => ReactNode;
}

/** A page whose content is loaded. Shows the loading state, an error or the content, below a link to the listing. */
export function LoadedPage<Data>({ state, onRetry, children, ...page }: LoadedPageProps<Data>) {
  const { guide } = useGuideMessages();
  const { place } = usePlaceMessages();
  return (
    <ContentPage back={{ href: "/", text: place.back }} {...page}>
      {state.status === "loading" && <PageLoading text={guide.loading} />}
      {state.status === "error" && <PageError message={state.message} onRetry={onRetry} />}
      {state.status === "missing" && <PageFailure title={place.pageNotFoundTitle} message={place.pageNotFound} />}
      {state.status === "ready" && children(state.data)}
    </ContentPage>
  );
}
