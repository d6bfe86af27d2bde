import { ErrorNotice, useMessages } from "@flaneur/ui";
import { Component, type ErrorInfo, type ReactNode } from "react";

interface Props {
  readonly children: ReactNode;
}

/** The error boundary of the app (§8): a message, and a button that returns to the start page. */
export class UnexpectedError extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    console.error(error, componentStack);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <Notice />;
  }
}

function Notice() {
  const { failures } = useMessages();
  return (
    <main>
      <ErrorNotice message={failures.unexpected} onRetry={() => location.assign("/")} />
    </main>
  );
}
