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
