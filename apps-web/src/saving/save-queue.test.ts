import { ActionFailure, Code } from '@ostoja/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../storage/fake-storage.js';
import type { Fields } from './changes.js';
import { keptFor, SaveQueue, slotName, type SaveNews } from './save-queue.js';
import { unsavedStore } from './unsaved-store.js';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T18:00Z') }));
afterEach(() => void vi.useRealTimers());

const phone = { action: 'saveSettings', part: '', target: { profile: 1, device: 7 } };
const tablet = { action: 'saveSettings', part: '', target: { profile: 1, device: 8 } };
const limit = (timeLimit: number) => ({ data: { timeLimit } });

const noVersion = async () => undefined;

const unreachable = new ActionFailure('saveSettings', 'unreachable', Code.BadRequest);

/** One browser: tabs come and go, what it keeps stays. */
function browser() {
  const storage = fakeStorage();
  const open = new Set<string>();
  const net = { online: true };
  const sent: Fields[] = [];
  let answer: () => Promise<number | undefined> = noVersion;
  return {
    storage,
    net,
    sent,
    answerWith: (next: typeof answer) => void (answer = next),
    openTab(own: string, account = 'anna@example.org') {
      open.add(own);
      const news: SaveNews[] = [];
      const queue = new SaveQueue({
        account,
        store: unsavedStore(() => storage),
        tabs: { own, alone: async (work) => work((tab) => open.has(tab)) },
        call: (_action, input) => {
          if (!net.online) return Promise.reject(unreachable);
          sent.push(input);
          return answer();
        },
      });
      queue.listen((told) => news.push(told));
      return {
        queue,
        news,
        close() {
          open.delete(own);
          queue.pause();
        },
      };
    },
  };
}

const soon = () => vi.advanceTimersByTimeAsync(1);

test('one device has one slot, and its changes go to it alone', async () => {
  const { openTab, sent } = browser();
  const { queue } = openTab('a');
  queue.slot(phone).change(limit(60), 500);
  queue.slot(tablet).change(limit(90), 500);
  expect(queue.slot({ ...phone, target: { device: 7, profile: 1 } })).toBe(queue.slot(phone));
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toEqual([
    { profile: 1, device: 7, data: { timeLimit: 60 } },
    { profile: 1, device: 8, data: { timeLimit: 90 } },
  ]);
});

test("a change can't change where it goes", async () => {
  const { openTab, sent } = browser();
  const { queue } = openTab('a');
  queue.slot(phone).change({ ...limit(60), device: 8 }, 0);
  await soon();
  expect(sent).toEqual([{ profile: 1, device: 7, data: { timeLimit: 60 } }]);
});

test('what a closed browser kept while offline is sent once by the next page', async () => {
  const { openTab, net, sent, storage } = browser();
  net.online = false;
  const first = openTab('a');
  first.queue.slot(phone).change(limit(60), 1500);
  await vi.advanceTimersByTimeAsync(2000);
  first.queue.leave();
  first.close();

  net.online = true;
  const second = openTab('b');
  await second.queue.adopt();
  await second.queue.adopt();
  await soon();
  expect(sent).toEqual([{ profile: 1, device: 7, data: { timeLimit: 60 } }]);
  expect(second.news).toMatchObject([{ kind: 'saved', isUnseen: true }]);
  expect(storage.length).toBe(0);
});

test('another tab does not send what a live one keeps', async () => {
  const { openTab, net, sent } = browser();
  net.online = false;
  openTab('a').queue.slot(phone).change(limit(60), 0);
  await soon();
  net.online = true;
  await openTab('b').queue.adopt();
  await soon();
  expect(sent).toEqual([]);
});

test('nobody sends the changes of another account', async () => {
  const { openTab, net, sent, storage } = browser();
  net.online = false;
  const anna = openTab('a');
  anna.queue.slot(phone).change(limit(60), 0);
  await soon();
  anna.close();
  net.online = true;
  await openTab('b', 'jan@example.org').queue.adopt();
  await soon();
  expect(sent).toEqual([]);
  expect(storage.length).toBe(1);
});

test('a change that was on its way when the page went is not sent again when it has arrived', async () => {
  const { openTab, sent, answerWith, storage } = browser();
  answerWith(() => new Promise(() => {}));
  const first = openTab('a');
  first.queue.learnVersion(7, 4);
  first.queue.slot(phone).change(limit(60), 1500);
  first.queue.leave();
  first.close();
  expect(sent).toHaveLength(1);

  const second = openTab('b');
  second.queue.learnVersion(7, 5);
  await second.queue.adopt();
  await soon();
  expect(sent).toHaveLength(1);
  expect(storage.length).toBe(0);
});

test('a change that was on its way when the page went is sent again when it never arrived', async () => {
  const { openTab, sent, answerWith } = browser();
  answerWith(() => new Promise(() => {}));
  const first = openTab('a');
  first.queue.learnVersion(7, 4);
  first.queue.slot(phone).change(limit(60), 1500);
  first.queue.leave();
  first.close();

  const second = openTab('b');
  second.queue.learnVersion(7, 4);
  await second.queue.adopt();
  await soon();
  expect(sent).toHaveLength(2);
});

test('what a closed page kept does not undo what was changed since', async () => {
  const { openTab, net, sent } = browser();
  net.online = false;
  const first = openTab('a');
  first.queue.slot(phone).change({ data: { timeLimit: 60, skd1: 'x' } }, 0);
  await soon();
  first.close();
  const second = openTab('b');
  second.queue.slot(phone).change(limit(90), 0);
  await second.queue.adopt();
  net.online = true;
  await second.queue.flush();
  expect(sent).toEqual([{ profile: 1, device: 7, data: { timeLimit: 90, skd1: 'x' } }]);
});

test('a change that waited for more than a day is not sent any more, and the parent is told', async () => {
  const { openTab, net, sent } = browser();
  net.online = false;
  const first = openTab('a');
  first.queue.slot(phone).change(limit(60), 0);
  await soon();
  first.close();
  await vi.advanceTimersByTimeAsync(keptFor);
  net.online = true;
  const second = openTab('b');
  await second.queue.adopt();
  await soon();
  expect(sent).toEqual([]);
  expect(second.news.map(({ kind }) => kind)).toEqual(['expired']);
});

test('tells why the server refused, and keeps nothing of it', async () => {
  const { openTab, answerWith, storage } = browser();
  const refusal = new ActionFailure('saveSettings', 'error', Code.AccessDenied);
  answerWith(() => Promise.reject(refusal));
  const { queue, news } = openTab('a');
  queue.slot(phone).change(limit(60), 0);
  await soon();
  expect(news).toEqual([{ kind: 'refused', address: phone, failure: refusal }]);
  expect(queue.slot(phone).view().stage).toBe('failed');
  expect(storage.length).toBe(0);
});

test('waits for the parent to sign in again rather than losing the change', async () => {
  const { openTab, answerWith, storage } = browser();
  answerWith(() => Promise.reject(new ActionFailure('saveSettings', 'login', Code.Unauthorized)));
  const { queue } = openTab('a');
  queue.slot(phone).change(limit(60), 0);
  await soon();
  expect(storage.length).toBe(1);
  answerWith(async () => 2);
  await queue.flush();
  expect(queue.slot(phone).view().stage).toBe('saved');
});

test('what the browser keeps in a shape that nobody knows is left alone', async () => {
  const { openTab, storage, sent } = browser();
  storage.setItem(`ostoja.unsaved.x.${slotName(phone)}`, '{"account":"anna@example.org"}');
  await openTab('b').queue.adopt();
  await soon();
  expect(sent).toEqual([]);
});
