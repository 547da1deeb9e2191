import { expect, test } from 'vitest';
import type { SessionState, User } from './session-context.js';
import { endVisit, firstVisit, settleVisit } from './visit.js';

const user = (email: string): User => ({
  email,
  userName: '',
  confirmed: true,
  privileges: { getGPS: 1 } as User['privileges'],
  ipx: '',
  lic: { accountType: 50, accountTypeEdu: 0, validTo: 0, cancel: false, subscription: false, tokensEdu: 0 },
  lang: 'pl',
  timeZoneName: 'Europe/Warsaw',
});
const as = (email: string): SessionState => ({ kind: 'signed-in', user: user(email) });
const anna = settleVisit(firstVisit, as('anna@example.org'));
const unreachable: SessionState = { kind: 'unreachable', failure: null };

test('signing out leaves nothing of the parent, privileges included, and ends the visit', () => {
  const after = endVisit(anna, true);
  expect(after.state).toEqual({ kind: 'signed-out', byParent: true });
  expect(after.number).not.toBe(anna.number);
});

test('a session that the server ended is another thing than a wish to leave', () => {
  expect(endVisit(anna, false).state).toEqual({ kind: 'signed-out', byParent: false });
  expect(settleVisit(endVisit(anna, true), { kind: 'signed-out', byParent: false }).state).toEqual({
    kind: 'signed-out',
    byParent: true,
  });
});

test('another parent in the same browser begins another visit', () => {
  expect(settleVisit(anna, as('jan@example.org')).number).not.toBe(anna.number);
});

test('the visit goes on while the same parent is there', () => {
  expect(settleVisit(anna, as('anna@example.org')).number).toBe(anna.number);
  expect(settleVisit(anna, unreachable)).toBe(anna);
});

test('the first answer begins no new visit: what a page holds already stays', () => {
  expect(anna.number).toBe(firstVisit.number);
  expect(endVisit(firstVisit, false).number).toBe(firstVisit.number);
  expect(settleVisit(firstVisit, unreachable)).toEqual({ number: firstVisit.number, state: unreachable });
});
