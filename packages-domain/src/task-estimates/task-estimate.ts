/** How many knowledge points a task takes on average. */
export const tokensPerTask = 1200;

/** Below this balance the top-up button shows (service §9). */
export const topUpThreshold = 15_000;

/** Above this balance `/panel` opens on education (service §2). */
export const educationTokensThreshold = 100_000;

/**
 * About how many tasks a balance solves (service §9): points over 1200, rounded; below 50 to the nearest 5
 * (at least 1), from 50 to the nearest 10. 0 means that no more tasks can be solved.
 */
export function taskEstimate(tokens: number): number {
  const tasks = Math.round(tokens / tokensPerTask);
  if (tasks < 1) return 0;
  return tasks < 50 ? Math.max(1, nearest(tasks, 5)) : nearest(tasks, 10);
}

/** Tells whether a balance shows the top-up button. */
export function showsTopUp(tokens: number): boolean {
  return tokens < topUpThreshold;
}

function nearest(value: number, step: number): number {
  return Math.round(value / step) * step;
}

/** The pages of the assistant's history: so many items, and one more asked for that only says that there are more. */
export const historyPage = { items: 30, asked: 31, mostShown: 50 } as const;

/** What a page of the history shows of the items that came (service §7): 30 of them, and whether there are more. */
export function readHistoryPage<Item>(items: readonly Item[]): {
  readonly items: readonly Item[];
  readonly hasMore: boolean;
} {
  return { items: items.slice(0, historyPage.items), hasMore: items.length > historyPage.items };
}
