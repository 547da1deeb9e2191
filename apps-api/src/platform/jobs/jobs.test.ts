import { beforeEach, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../test/databases.js';
import { TestClock } from '../clock/index.js';
import { JobHandlers, jobKind, JobOutbox, JobRunner } from './index.js';

const greet = jobKind<{ name: string }>('greet');

describeEachDatabase('jobs', (db) => {
  let clock: TestClock;
  let handlers: JobHandlers;
  let done: string[];

  const runner = () => new JobRunner(db(), handlers, clock);
  const add = (name: string) => new JobOutbox(clock).add(db().manager, greet, 7, { name });
  const rows = () => db().query<{ tries: number; failed: number; last_error: string }>('SELECT * FROM job');

  beforeEach(async () => {
    clock = new TestClock();
    handlers = new JobHandlers();
    done = [];
    await db().query('DELETE FROM job');
  });

  it('are done once and then gone', async () => {
    handlers.register(greet, async ({ name }, account) => void done.push(`${name} of ${account}`));
    await add('Ala');
    await runner().runDue();
    await runner().runDue();

    expect(done).toEqual(['Ala of 7']);
    expect(await rows()).toEqual([]);
  });

  it('are not done when the transaction that asked for them fails', async () => {
    handlers.register(greet, async ({ name }) => void done.push(name));
    const failing = db().transaction(async (manager) => {
      await new JobOutbox(clock).add(manager, greet, 7, { name: 'Ala' });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow();
    await runner().runDue();

    expect(done).toEqual([]);
  });

  it('are shared between nodes, each done once', async () => {
    handlers.register(greet, async ({ name }) => void done.push(name));
    for (let i = 0; i < 30; i++) await add(String(i));
    await Promise.all([runner().runDue(), runner().runDue(), runner().runDue()]);

    expect(done.toSorted()).toEqual(Array.from({ length: 30 }, (_, i) => String(i)).toSorted());
    expect(await rows()).toEqual([]);
  });

  it('are tried again after a failure, later and later', async () => {
    let broken = true;
    handlers.register(greet, async ({ name }) => {
      if (broken) throw new Error('no connection');
      done.push(name);
    });
    await add('Ala');
    await runner().runDue();
    await runner().runDue();
    expect(await rows()).toMatchObject([{ tries: 1, last_error: 'no connection' }]);

    broken = false;
    clock.advance(10);
    await runner().runDue();
    expect(done).toEqual(['Ala']);
  });

  it('stay for the operator to see when they failed too often, and hold up no other job', async () => {
    handlers.register(greet, async ({ name }) => {
      if (name === 'bad') throw new Error('never works');
      done.push(name);
    });
    await add('bad');
    for (let i = 0; i < 12; i++) {
      await runner().runDue();
      clock.advance(3600);
    }
    await add('good');
    await runner().runDue();

    expect(await rows()).toMatchObject([{ tries: 10, failed: 1 }]);
    expect(done).toEqual(['good']);

    clock.advance(8 * 86_400);
    await runner().forgetFailed();
    expect(await rows()).toEqual([]);
  });

  it('wait for their time', async () => {
    handlers.register(greet, async ({ name }) => void done.push(name));
    await new JobOutbox(clock).add(db().manager, greet, 7, { name: 'later' }, clock.now() + 60);
    await runner().runDue();
    expect(done).toEqual([]);
    clock.advance(60);
    await runner().runDue();

    expect(done).toEqual(['later']);
  });
});
