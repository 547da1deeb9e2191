import { ActionFailure } from '@ostoja/contracts';

/** What a call failed with, for `toEqual`; a call that succeeds is an error of the test. */
export async function failureOf(call: Promise<unknown>): Promise<{ status: string; code: number }> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ActionFailure) return { status: error.status, code: error.code };
    throw error;
  }
  throw new Error('the call did not fail');
}

/** The answer to a call that needs a session and has none. */
export const signInFirst = { status: 'login', code: 3 };

/** A failure with a code of the catalogue. */
export function failed(code: number): { status: string; code: number } {
  return { status: 'error', code };
}
