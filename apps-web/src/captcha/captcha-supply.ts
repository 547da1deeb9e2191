/** Solved captchas, one ahead: the work starts when the form shows, so that sending hardly waits for it. */
export interface CaptchaSupply {
  /** Starts solving if nothing is solved or being solved; a failure shows at the next {@link take}. */
  prepare(): void;
  /** Gives a solution that nobody has used; the server refuses a second use. */
  take(): Promise<string>;
}

/** How long a solution is kept for later use, in milliseconds; the server's challenges expire. */
const keptFor = 120_000;

/** Makes a supply over a way to solve one captcha. */
export function captchaSupply(solve: () => Promise<string>, now: () => number = Date.now): CaptchaSupply {
  let ready: { readonly solution: Promise<string>; readonly since: number } | null = null;

  const prepare = () => {
    if (ready && now() - ready.since < keptFor) return;
    const solution = solve();
    // Whoever takes it hears of the failure; until then it is nobody's
    solution.catch(() => {});
    ready = { solution, since: now() };
  };

  return {
    prepare,
    async take() {
      prepare();
      const taken = ready?.solution ?? solve();
      ready = null;
      try {
        return await taken;
      } catch {
        // The one solved ahead may have failed while the connection was away: one fresh try
        return solve();
      }
    },
  };
}
