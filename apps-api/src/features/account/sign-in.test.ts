import { hash } from '@node-rs/argon2';
import { Code, logged, login, login2, logoff, setLang } from '@ostoja/contracts';
import { describe, expect, it, vi } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { failed, failureOf, signInFirst } from '../../../test/failure.js';
import { solvedCaptcha } from '../../../test/factories/captcha.js';
import {
  anotherBrowser,
  newEmail,
  PASSWORD,
  signedInParent,
  visitor,
} from '../../../test/factories/parents.js';
import { Account } from './account.entity.js';
import { Passwords } from './passwords.js';
import { Session } from './session.entity.js';

const DAY = 86_400;

describeApplication(
  'signing in',
  (app) => {
    const accountOf = (accountId: number) =>
      app().database.repository(Account).findOneByOrFail({ accountId });

    describe('login', () => {
      it('refuses data without a password', async () => {
        const call = visitor(app()).call(login, { u: 'a@example.com', l: 'pl' } as never);
        expect(await failureOf(call)).toEqual(failed(Code.BadRequest));
      });

      it('signs in whoever knows address and password, and stores the language', async () => {
        const { email, accountId } = await signedInParent(app());
        const client = visitor(app());

        expect(await client.call(login, { u: email, p: PASSWORD, l: 'de' })).toEqual({ lang: 'de' });

        expect(await client.call(logged, {})).toMatchObject({ email, lang: 'de' });
        expect((await accountOf(accountId)).language).toBe('de');
      });

      it('does not mind spaces around the address, nor its case', async () => {
        const { email } = await signedInParent(app());

        const reply = visitor(app()).call(login, { u: `  ${email.toUpperCase()} `, p: PASSWORD, l: 'pl' });

        expect(await reply).toEqual({ lang: 'pl' });
      });

      it('falls back to the default for an unknown language', async () => {
        const { email } = await signedInParent(app());
        const reply = await visitor(app()).call(login, { u: email, p: PASSWORD, l: 'xx' });
        expect(reply).toEqual({ lang: 'pl' });
      });

      it('gives a new session at every sign-in and ends the one the browser had', async () => {
        const parent = await signedInParent(app());
        const stolen = await anotherBrowser(app(), parent);
        const before = parent.cookies.get('ostoja_session') ?? '';
        stolen.cookies.set('ostoja_session', before);

        await parent.call(login, { u: parent.email, p: PASSWORD, l: 'pl' });

        expect(parent.cookies.get('ostoja_session')).not.toBe(before);
        expect(await failureOf(stolen.call(logged, {}))).toEqual(signInFirst);
      });

      it('makes a hash anew that was made with other parameters', async () => {
        const weak = await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
        const { email, accountId } = await signedInParent(app(), { passwordHash: weak });

        await visitor(app()).call(login, { u: email, p: PASSWORD, l: 'pl' });

        const { passwordHash } = await accountOf(accountId);
        expect(passwordHash).toContain('m=19456,t=2,p=1');
        await visitor(app()).call(login, { u: email, p: PASSWORD, l: 'pl' });
      });

      it('answers a wrong password and an unknown address alike', async () => {
        const { email } = await signedInParent(app());
        const signIn = (u: string, p: string) => failureOf(visitor(app()).call(login, { u, p, l: 'pl' }));

        expect(await signIn(email, `${PASSWORD}x`)).toEqual(failed(Code.BadCredentials));
        expect(await signIn(newEmail(), PASSWORD)).toEqual(failed(Code.BadCredentials));
      });

      it('does the same work for an unknown address as for a wrong password', async () => {
        const { email } = await signedInParent(app());
        const passwords = app().nest.get(Passwords, { strict: false });
        const checks = vi.spyOn(passwords, 'check');
        const hashesCheckedFor = async (u: string) => {
          checks.mockClear();
          await failureOf(visitor(app()).call(login, { u, p: 'wrong', l: 'pl' }));
          return checks.mock.calls.map(([stored]) => stored);
        };

        for (const u of [email, newEmail()]) {
          const hashes = await hashesCheckedFor(u);
          expect(hashes).toHaveLength(1);
          // The same parameters are the same work; a clock would judge the machine.
          expect(hashes.filter((one) => passwords.isOutdated(one))).toEqual([]);
        }
        checks.mockRestore();
      });

      it('stops guessing at one account after ten tries, wherever they come from', async () => {
        const { email } = await signedInParent(app());
        const guess = () => visitor(app()).call(login, { u: email, p: 'wrong', l: 'pl' });
        for (let attempt = 0; attempt < 10; attempt += 1) await failureOf(guess());

        await expect(guess()).rejects.toMatchObject({ details: { httpStatus: 429 } });
      });
    });

    describe('login2', () => {
      it('signs in with the captcha and takes the time zone of a parent who has chosen none', async () => {
        const { email, accountId } = await signedInParent(app());
        const data = { u: email, p: PASSWORD, l: 'en', tzn: 'Europe/Warsaw', utm_source: 'mail' };
        const client = visitor(app());

        expect(await client.call(login2, { ...data, c: await solvedCaptcha(app()) })).toEqual({ lang: 'en' });

        expect(await client.call(logged, {})).toMatchObject({ timeZoneName: 'Europe/Warsaw' });
        expect((await accountOf(accountId)).tracking).toBeNull();
        await client.call(login2, { ...data, tzn: 'Asia/Tokyo', c: await solvedCaptcha(app()) });
        expect(await client.call(logged, {})).toMatchObject({ timeZoneName: 'Europe/Warsaw' });
      });

      it('keeps campaign values with consent only', async () => {
        const { email, accountId } = await signedInParent(app());
        const client = visitor(app());
        client.cookies.set('ostoja_consent', 'accepted');

        const c = await solvedCaptcha(app());
        await client.call(login2, { u: email, p: PASSWORD, l: 'en', utm_source: 'mail', ga: '', c });

        expect((await accountOf(accountId)).tracking).toEqual({ utm_source: 'mail' });
      });

      it('refuses a captcha that is missing, made up, or used before', async () => {
        const { email } = await signedInParent(app());
        const used = await solvedCaptcha(app());
        const signIn = (c: string) => visitor(app()).call(login2, { u: email, p: PASSWORD, l: 'pl', c });
        await signIn(used);
        const forged = JSON.parse(Buffer.from(await solvedCaptcha(app()), 'base64').toString()) as {
          challenge: { parameters: { data: { expires: number } } };
        };
        forged.challenge.parameters.data.expires += 1;

        const made = Buffer.from(JSON.stringify(forged)).toString('base64');
        for (const c of ['', 'x', 'e30=', used, made]) {
          expect(await failureOf(signIn(c))).toEqual(failed(Code.CaptchaError));
        }
      });

      it('refuses a captcha after ten minutes', async () => {
        const { email } = await signedInParent(app());
        const c = await solvedCaptcha(app());
        app().clock.advance(600);
        const call = visitor(app()).call(login2, { u: email, p: PASSWORD, l: 'pl', c });
        expect(await failureOf(call)).toEqual(failed(Code.CaptchaError));
      });

      it('refuses a wrong password after the captcha', async () => {
        const { email } = await signedInParent(app());
        const c = await solvedCaptcha(app());
        const call = visitor(app()).call(login2, { u: email, p: 'wrong', l: 'pl', c });
        expect(await failureOf(call)).toEqual(failed(Code.BadCredentials));
      });
    });

    describe('logged', () => {
      it('asks for sign-in without a session', async () => {
        expect(await failureOf(visitor(app()).call(logged, {}))).toEqual(signInFirst);
      });

      it('tells the parent with privileges and licence', async () => {
        const validTo = app().clock.now() + DAY;
        const parent = await signedInParent(app(), { privileges: { getCalls: 0 }, validTo });

        const user = await parent.call(logged, { l: 'pl' });

        expect(user).toMatchObject({ email: parent.email, confirmed: true, lang: 'pl', ipx: '' });
        expect(user.privileges).toMatchObject({ getCalls: 0, getTop: 1, setApps: 1 });
        expect(user.lic).toEqual({
          accountType: 50,
          accountTypeEdu: 0,
          validTo,
          cancel: false,
          subscription: false,
          tokensEdu: 0,
        });
      });

      it('tells a demo that has ended as type 1 and a paid plan that has ended as type 10', async () => {
        const validTo = app().clock.now() + 10;
        const demo = await signedInParent(app(), { accountType: 50, validTo });
        const paid = await signedInParent(app(), { accountType: 200, validTo });
        const endless = await signedInParent(app(), { accountType: 300, validTo: 0 });

        app().clock.advance(10);

        expect((await demo.call(logged, {})).lic.accountType).toBe(1);
        expect((await paid.call(logged, {})).lic.accountType).toBe(10);
        expect((await endless.call(logged, {})).lic.accountType).toBe(300);
      });
    });

    describe('logoff', () => {
      it('ends the session on the server and in the browser', async () => {
        const parent = await signedInParent(app());
        const token = parent.cookies.get('ostoja_session') ?? '';
        await parent.call(logged, {});

        expect(await parent.call(logoff, {})).toEqual({});

        expect(parent.cookies.has('ostoja_session')).toBe(false);
        parent.cookies.set('ostoja_session', token);
        expect(await failureOf(parent.call(logged, {}))).toEqual(signInFirst);
        expect(await app().database.repository(Session).countBy({ accountId: parent.accountId })).toBe(0);
      });

      it('does not mind that there is no session', async () => {
        expect(await visitor(app()).call(logoff, {})).toEqual({});
      });
    });

    describe('setLang', () => {
      it('asks for sign-in without a session', async () => {
        expect(await failureOf(visitor(app()).call(setLang, { l: 'pl' }))).toEqual(signInFirst);
      });

      it('stores a language of ours, and the default for any other', async () => {
        const parent = await signedInParent(app());

        expect(await parent.call(setLang, { l: 'cz' })).toEqual({ lang: 'cz' });
        expect((await parent.call(logged, {})).lang).toBe('cz');
        expect(await parent.call(setLang, { l: 'klingon' })).toEqual({ lang: 'pl' });
      });
    });
  },
  { trustProxy: true },
);
