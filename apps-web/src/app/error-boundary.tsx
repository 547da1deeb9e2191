import { Button } from '@ostoja/ui';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { T, useMessages } from '../i18n/index.js';
import { PublicPage } from '../layout/public-page.js';

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
  const { t } = useMessages();
  return (
    <PublicPage title="app.failed.title" lead={t('app.failed.text')} announced>
      <Button size="lg" fullWidth onClick={() => location.reload()}>
        <T id="app.reload" />
      </Button>
    </PublicPage>
  );
}
