import { useCallback, useState, useSyncExternalStore } from 'react';
import { BatchLoader, type BatchLoaderOptions, type BatchState } from './batch-loader.js';

export interface BatchLoaderView<Value> {
  /** What is known of the id; another function whenever anything changed. */
  readonly stateOf: (id: string) => BatchState<Value>;
  readonly want: (ids: readonly string[]) => void;
  readonly retry: (id: string) => void;
}

/**
 * Loads the pictures of a gallery as they come into sight: give `want` the ids of each range that the gallery reports.
 * The options are read once; give the component another `key` to begin anew.
 */
export function useBatchLoader<Value>(options: BatchLoaderOptions<Value>): BatchLoaderView<Value> {
  const [loader] = useState(() => new BatchLoader(options));
  const stateOf = useSyncExternalStore(loader.subscribe, loader.snapshot, loader.snapshot);
  const want = useCallback((ids: readonly string[]) => loader.want(ids), [loader]);
  const retry = useCallback((id: string) => loader.retry(id), [loader]);
  return { stateOf, want, retry };
}
