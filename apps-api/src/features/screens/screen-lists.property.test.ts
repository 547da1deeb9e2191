import { screenDelete, screenHeaderList } from '@ostoja/contracts';
import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { keptScreens, screenAt, sendScreens } from '../../../test/factories/screens.js';
import { runJobs } from '../../../test/factories/mail.js';
import { family } from '../../../test/factories/telemetry.js';
import { RUNS } from '../../../test/properties/life.js';

const HOUR = 3600;

/** Each case sends its pictures one by one, which takes its time. */
const runs = Math.ceil(RUNS / 3);
const everything = { offset: 0, count: 1_000_000 };

/** Screens by how long ago they were saved and of whom, and which of them go, in which portions. */
const galleries = record({
  screens: array(record({ ago: nat(30 * HOUR), userName: constantFrom('Zosia', 'Kuba') }), {
    minLength: 1,
    maxLength: 14,
  }),
  deletes: array(array(nat(13), { minLength: 1, maxLength: 5 }), { maxLength: 4 }),
  page: record({ offset: nat(14), count: nat(6) }),
});

describeApplication('the saved screens', (app) => {
  it(
    'are told as a scan of what is left gives them, page by page and by child, whatever was deleted and how often',
    async () => {
      await assert(
        asyncProperty(galleries, async ({ screens, deletes, page }) => {
          const { parent, agent, ref, device } = await family(app());
          const now = app().clock.now();
          const ids = await sendScreens(
            agent,
            screens.map(({ ago, userName }) => screenAt(now - ago, { userName })),
          );
          let left = screens.map(({ ago, userName }, index) => ({
            id: ids[index] ?? 0,
            ts: now - ago,
            userName,
          }));

          for (const portion of deletes) {
            const gone = portion.flatMap((index) => ids[index] ?? []);
            if (gone.length === 0) continue;
            await parent.call(screenDelete, { ids: gone.join(',') });
            left = left.filter(({ id }) => !gone.includes(id));

            for (const userName of ['', 'Zosia', 'Kuba']) {
              const wanted = left.filter((one) => userName === '' || one.userName === userName);
              const newestFirst = wanted.map(({ ts }) => ts).toSorted((a, b) => b - a);
              const asked = { ...ref, ...(userName ? { userName } : {}) };

              const all = await parent.call(screenHeaderList, { ...asked, ...everything });
              expect(all.items.map(({ id }) => id).toSorted()).toEqual(wanted.map(({ id }) => id).toSorted());
              const some = await parent.call(screenHeaderList, { ...asked, ...page });
              expect(some.total).toBe(wanted.length);
              // Screens of one second come in any order.
              expect(some.items.map(({ ts }) => ts)).toEqual(
                newestFirst.slice(page.offset, page.offset + page.count),
              );
            }
          }
          await runJobs(app());

          const kept = left.map(({ id }) => id).toSorted((a, b) => a - b);
          expect(await keptScreens(app(), device)).toEqual({ ids: kept, counted: kept.length, files: kept });
        }),
        { numRuns: runs },
      );
    },
    runs * 10_000,
  );
});
