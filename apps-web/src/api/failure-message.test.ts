import { ActionFailure, Code } from '@ostoja/contracts';
import { expect, test } from 'vitest';
import { failureMessage } from './failure-message.js';

const texts = { [Code.BadCredentials]: 'account.login.invalid' } as const;

test("gives the screen's own text for a code that it knows", () => {
  const failure = new ActionFailure('login2', 'error', Code.BadCredentials);
  expect(failureMessage(failure, texts, true)).toEqual({ id: 'account.login.invalid' });
});

test('gives the general text for any other code', () => {
  const failure = new ActionFailure('login2', 'error', Code.RegisterError);
  expect(failureMessage(failure, texts, true)).toEqual({ id: 'failure.internal' });
});

test('says that the browser is offline', () => {
  const failure = new ActionFailure('login2', 'unreachable', Code.BadRequest);
  expect(failureMessage(failure, texts, false)).toEqual({ id: 'failure.offline' });
});

test('says that the server does not answer when the browser is online', () => {
  const failure = new ActionFailure('login2', 'unreachable', Code.BadRequest);
  expect(failureMessage(failure, texts, true)).toEqual({ id: 'failure.unreachable' });
});

test('says after how many minutes to try again, rounded up', () => {
  const failure = new ActionFailure('login2', 'error', Code.BadRequest, { retryAfter: 61 });
  expect(failureMessage(failure, texts, true)).toEqual({ id: 'failure.too-many', values: { minutes: 2 } });
});
