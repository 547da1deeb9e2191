import { Component, type ErrorInfo, type ReactNode } from 'react';
import { T } from '../i18n/index.js';

interface Props {
  /** A new key (the path) clears the error, so that the rest of the app stays usable. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
  readonly resetKey: string;
}

/** Shows a clear page instead of a blank one when a screen throws, or when its chunk can't be loaded. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportError(new Error(`Screen failed: ${error.message}`, { cause: [error, info.componentStack] }));
  }

  override render(): ReactNode {
    return this.state.failed ? <FailedPage /> : this.props.children;
  }
}

function FailedPage() {
  return (
    <main
      className="mx-auto flex min-h-dvh max-w-md flex-col items-start justify-center gap-4 p-6"
      role="alert"
    >
      <h1 className="text-2xl font-semibold">
        <T id="app.failed.title" />
      </h1>
      <p>
        <T id="app.failed.text" />
      </p>
      <button type="button" onClick={() => location.reload()}>
        <T id="app.reload" />
      </button>
    </main>
  );
}
