import { ErrorState } from '../components/ErrorState/index.js';

/** The words that every frame in the stories shares. */
export const frameLabels = {
  showTable: 'Show as a table',
  showChart: 'Show as a chart',
  empty: 'No data',
  loading: 'Loading',
};

/** What a frame shows when its numbers did not arrive. */
export const loadError = (
  <ErrorState
    title="This could not be loaded"
    description="The server did not answer."
    retryLabel="Try again"
    onRetry={() => {}}
  />
);

/** The tooltip that a chart shows now. */
export const shownTooltip = (): Element | null => document.querySelector('[data-slot=chart-tooltip]');
