import {
  changePassword,
  emailConfirm,
  login,
  register,
  resetPassword,
  updatePassword,
  verifyConfirmCode,
} from '@ostoja/contracts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { failureOf } from '../../../test/failure.js';
import { solvedCaptcha } from '../../../test/factories/captcha.js';
import { digitsIn, linkCode, mailsTo } from '../../../test/factories/mail.js';
import { newEmail, visitor } from '../../../test/factories/parents.js';
import { LocationPurge } from './location-purge.js';

const FIRST = 'First-Secret-1';
const SECOND = 'Second-Secret-2';
const THIRD = 'Third-Secret-3';

const written: string[] = [];

beforeAll(() => {
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
});

afterAll(() => {
  vi.restoreAllMocks();
});

describeApplication(
  'the log',
  (app) => {
    it('tells what was called and holds no password, token, captcha or code, not even of a fault', async () => {
      const email = newEmail();
      const client = visitor(app());
      const captcha = await solvedCaptcha(app());
      const agreements = ['terms', 'privacy'];
      await client.call(register, { u: email, p: FIRST, l: 'en', c: captcha, agreements });
      const session = client.cookies.get('ostoja_session') ?? '';
      const [confirm] = await mailsTo(app(), email);
      await failureOf(client.call(login, { u: email, p: SECOND, l: 'en' }));
      await client.call(verifyConfirmCode, { c: digitsIn(confirm) });
      await client.call(emailConfirm, { c: linkCode(confirm) });
      await client.call(changePassword, { o: FIRST, n: SECOND });
      app().clock.advance(1);
      await client.call(resetPassword, { e: email, l: 'en', c: await solvedCaptcha(app()) });
      const mails = await mailsTo(app(), email);
      const reset = mails.find(({ link }) => link.includes('/update-password'));
      const fault = vi.spyOn(app().nest.get(LocationPurge), 'wipe').mockImplementation(async (manager) => {
        await manager.query('SELECT ? FROM nowhere', ['a child’s place']);
      });
      await visitor(app())
        .call(updatePassword, { p: THIRD, c: linkCode(reset) })
        .catch(() => undefined);
      fault.mockRestore();

      const log = written.join('');
      for (const action of ['register', 'login', 'changePassword', 'updatePassword']) {
        expect(log).toContain(`"action":"${action}"`);
      }
      expect(log).toContain('SELECT ? FROM nowhere');
      const secrets = [
        FIRST,
        SECOND,
        THIRD,
        captcha,
        session.split('.')[1],
        linkCode(confirm).split('.')[1],
        `"${digitsIn(confirm)}"`,
        linkCode(reset).split('.')[1],
        '$argon2id$',
        'a child’s place',
      ];
      for (const secret of secrets) {
        expect(secret).toBeTruthy();
        expect(log).not.toContain(secret);
      }
    });
  },
  { trustProxy: true, logLevel: 'trace' },
);
