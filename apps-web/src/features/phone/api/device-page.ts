/** A page of what a device of a child told. */
export interface DevicePage {
  readonly profile: number;
  readonly device: number;
  readonly offset: number;
  readonly count: number;
}

/** A list is read anew every minute, and shows the page before while the next one is on its way. */
export const lastWhile = { keepPreviousData: true, refreshInterval: 60_000 } as const;
