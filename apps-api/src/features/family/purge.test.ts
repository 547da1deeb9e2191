import { createPairingCode, login2, resendEmailConfirm } from '@ostoja/contracts';
import { expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { solvedCaptcha } from '../../../test/factories/captcha.js';
import { countEveryTable, fillEveryTable } from '../../../test/factories/everything.js';
import { childOf } from '../../../test/factories/families.js';
import { runJobs } from '../../../test/factories/mail.js';
import { PASSWORD, signedInParent, visitor } from '../../../test/factories/parents.js';
import { FileStore } from '../../platform/files/index.js';
import { JobOutbox, purgeJob, Retention } from '../../platform/jobs/index.js';

const YEAR = 366 * 86_400;

describeApplication(
  'what is deleted',
  (app) => {
    it('is everything of an account, in every table and file, and nothing of another', async () => {
      const gone = { account_id: (await signedInParent(app())).accountId };
      const stays = { account_id: (await signedInParent(app())).accountId };
      await fillEveryTable(app(), gone);
      await fillEveryTable(app(), stays);
      const files = app().nest.get(FileStore);
      for (const { account_id } of [gone, stays]) {
        await files.put(`${account_id}/screens/1/1.jpg`, Buffer.from('x'));
      }
      expect(Object.values(await countEveryTable(app(), gone))).not.toContain(0);

      const accountId = gone.account_id;
      await app().database.transaction((manager) =>
        app().nest.get(JobOutbox).add(manager, purgeJob, 0, { accountId }),
      );
      await runJobs(app());

      expect(new Set(Object.values(await countEveryTable(app(), gone)))).toEqual(new Set([0]));
      const { job: _, ...left } = await countEveryTable(app(), stays);
      expect(Object.values(left)).not.toContain(0);
      expect(await files.list()).toEqual([`${stays.account_id}/screens/1/1.jpg`]);
    });

    it('is what has ended by itself: sessions, mailed codes, pairing codes, captchas, limits', async () => {
      const parent = await signedInParent(app(), { confirmed: false });
      const { profileId } = await childOf(app(), parent);
      await parent.call(resendEmailConfirm, { l: 'pl' });
      await parent.call(createPairingCode, { profile: profileId });
      const c = await solvedCaptcha(app());
      await visitor(app()).call(login2, { u: parent.email, p: PASSWORD, l: 'pl', c });
      await runJobs(app());
      const count = async (table: string) => (await app().database.query(`SELECT 1 FROM ${table}`)).length;
      const tables = ['session', 'mail_code', 'pairing_code', 'captcha_used', 'rate_limit'];
      for (const table of tables) expect([table, await count(table)]).not.toEqual([table, 0]);

      await app().nest.get(Retention).run();
      for (const table of tables) expect([table, await count(table)]).not.toEqual([table, 0]);
      app().clock.advance(YEAR);
      await app().nest.get(Retention).run();

      for (const table of tables) expect([table, await count(table)]).toEqual([table, 0]);
    });
  },
  { trustProxy: true },
);
