import { Code, type Data, getAllAgreements, logged, register } from '@ostoja/contracts';
import { languages } from '@ostoja/domain';
import { describe, expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { failed, failureOf } from '../../../test/failure.js';
import { solvedCaptcha } from '../../../test/factories/captcha.js';
import { mailsTo } from '../../../test/factories/mail.js';
import { newEmail, PASSWORD, signedInParent, visitor } from '../../../test/factories/parents.js';
import { AccountDirectory } from './account-directory.entity.js';
import { Account } from './account.entity.js';
import { Session } from './session.entity.js';

describeApplication(
  'registration',
  (app) => {
    /** A form that is right, with a captcha of its own. */
    async function form(given: Partial<Data<typeof register>> = {}) {
      return {
        u: newEmail(),
        p: PASSWORD,
        l: 'en',
        c: await solvedCaptcha(app()),
        agreements: ['terms', 'privacy'],
        ...given,
      };
    }
    const texts = async (l: string) => (await visitor(app()).call(getAllAgreements, { l })).agreements;
    const accountOf = (email: string) => app().database.repository(Account).findOneByOrFail({ email });

    describe('getAllAgreements', () => {
      it('tells what must be ticked and what may be', async () => {
        const { agreements } = await visitor(app()).call(getAllAgreements, { l: 'en' });

        expect(agreements.map(({ id, required }) => [id, required])).toEqual([
          ['terms', '1'],
          ['privacy', '1'],
          ['marketing', '0'],
        ]);
        expect(agreements[0]?.descr).toMatch(/over 18.*own children under 18.*monitored/);
      });

      it('speaks every language, and the default for an unknown one', async () => {
        const all = await Promise.all(languages.map(({ language }) => texts(language)));

        const descriptions = all.flatMap((agreements) => agreements.map(({ descr }) => descr));
        expect(new Set(descriptions).size).toBe(3 * languages.length);
        expect(await texts('xx')).toEqual(await texts('pl'));
      });
    });

    describe('register', () => {
      it('refuses data that is no registration', async () => {
        const call = visitor(app()).call(register, { u: 1 } as never);
        expect(await failureOf(call)).toEqual(failed(Code.BadRequest));
      });

      it('refuses a registration without a required agreement', async () => {
        const call = visitor(app()).call(register, await form({ agreements: ['terms', 'marketing'] }));
        expect(await failureOf(call)).toEqual(failed(Code.RegisterError));
      });

      it('refuses what is no e-mail address and no phone number', async () => {
        for (const wrong of [{ u: 'nobody' }, { u: 'a@b' }, { u: '' }, { t: '12' }]) {
          const call = visitor(app()).call(register, await form(wrong));
          expect(await failureOf(call)).toEqual(failed(Code.RegisterError));
        }
      });

      it('refuses a password of less than eight characters', async () => {
        const call = visitor(app()).call(register, await form({ p: 'Short-1' }));
        expect(await failureOf(call)).toEqual(failed(Code.PasswordTooShort));
      });

      it('lets a weak password through: the page has asked', async () => {
        const call = visitor(app()).call(register, await form({ p: 'aaaaaaaa' }));
        expect(await call).toEqual({ lang: 'en' });
      });

      it('makes a demo account for three days and signs it in', async () => {
        const data = await form({ u: ` ${newEmail().toUpperCase()} ` });
        const client = visitor(app());

        expect(await client.call(register, data)).toEqual({ lang: 'en' });

        const user = await client.call(logged, {});
        expect(user).toMatchObject({ email: data.u.trim(), confirmed: false, lang: 'en' });
        expect(user.lic).toMatchObject({ accountType: 50, validTo: app().clock.now() + 3 * 86_400 });
        expect(Object.values(user.privileges)).toEqual(Array.from({ length: 19 }, () => 1));
      });

      it('stores agreements with their time, consent, phone and time zone', async () => {
        const data = await form({
          agreements: ['terms', 'privacy', 'marketing', 'made-up'],
          t: '+48 601 234 567',
          tzn: 'Europe/Warsaw',
          tzo: 3600,
        });

        await visitor(app()).call(register, data);

        const accepted = app().clock.now();
        expect(await accountOf(data.u)).toMatchObject({
          agreements: [
            { id: 'terms', accepted },
            { id: 'privacy', accepted },
            { id: 'marketing', accepted },
          ],
          marketingConsent: true,
          phone: '+48601234567',
          timeZoneName: 'Europe/Warsaw',
          timeZoneOffset: 3600,
          tracking: null,
        });
      });

      it('falls back to what is known for a language, a time zone and a phone that are not told', async () => {
        const data = await form({ l: 'xx', dl: 'cs-CZ', tzn: 'Nowhere/Land' });

        expect(await visitor(app()).call(register, data)).toEqual({ lang: 'cz' });

        expect(await accountOf(data.u)).toMatchObject({
          phone: '',
          timeZoneName: 'UTC',
          marketingConsent: false,
        });
      });

      it('keeps campaign values with consent only', async () => {
        const data = { ...(await form()), utm_source: 'leaflet', gclid: 'g1' };
        const client = visitor(app());
        client.cookies.set('ostoja_consent', 'accepted');
        await client.call(register, data);
        const silent = { ...(await form()), utm_source: 'leaflet' };
        await visitor(app()).call(register, silent);

        expect((await accountOf(data.u)).tracking).toEqual({ utm_source: 'leaflet', gclid: 'g1' });
        expect((await accountOf(silent.u)).tracking).toBeNull();
      });

      it('mails a link and six digits in the language of the form', async () => {
        const data = await form({ l: 'de' });

        await visitor(app()).call(register, data);

        const [mail, ...others] = await mailsTo(app(), data.u);
        expect(others).toEqual([]);
        expect(mail?.subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse');
        expect(mail?.link).toMatch(/^http:\/\/localhost:8080\/emailconfirm\?code=[\w.-]{45,}$/);
        expect(mail?.text).toMatch(/\b\d{6}\b/);
      });

      it('stores neither the password nor the session in a readable form', async () => {
        const data = await form();
        const client = visitor(app());
        await client.call(register, data);

        const account = await accountOf(data.u);
        const sessions = await app().database.repository(Session).findBy({ accountId: account.accountId });

        expect(account.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
        const secret = client.cookies.get('ostoja_session')?.split('.')[1] ?? '';
        expect(secret).toHaveLength(43);
        expect(JSON.stringify([account, sessions])).not.toContain(secret);
        expect(JSON.stringify([account, sessions])).not.toContain(data.p);
      });

      it('refuses an address that has an account, however it is written', async () => {
        const { email } = await signedInParent(app());
        const call = visitor(app()).call(register, await form({ u: ` ${email.toUpperCase()}` }));
        expect(await failureOf(call)).toEqual(failed(Code.AlreadyRegistered));
      });

      it('makes one account of many registrations at the same time', async () => {
        const u = newEmail();
        const forms = await Promise.all(Array.from({ length: 6 }, () => form({ u })));

        const outcomes = await Promise.allSettled(forms.map((one) => visitor(app()).call(register, one)));

        const refused = outcomes.filter(({ status }) => status === 'rejected');
        expect(refused).toHaveLength(5);
        for (const outcome of refused) {
          expect(outcome).toMatchObject({ reason: { code: Code.AlreadyRegistered } });
        }
        const emailNormal = u;
        expect(await app().database.repository(Account).countBy({ emailNormal })).toBe(1);
        expect(await app().database.repository(AccountDirectory).countBy({ emailNormal })).toBe(1);
      });

      it('refuses a captcha that was used, and makes no account', async () => {
        const first = await form();
        await visitor(app()).call(register, first);
        const second = await form({ c: first.c });

        expect(await failureOf(visitor(app()).call(register, second))).toEqual(failed(Code.CaptchaError));

        expect(await app().database.repository(Account).countBy({ email: second.u })).toBe(0);
      });

      it('leaves the captcha unused when the form has to be mended', async () => {
        const data = await form();
        const client = visitor(app());
        await failureOf(client.call(register, { ...data, p: 'short' }));
        expect(await client.call(register, data)).toEqual({ lang: 'en' });
      });

      it('stops an address that registers again and again', async () => {
        const client = visitor(app());
        const wrong = await form({ agreements: [] });
        for (let attempt = 0; attempt < 20; attempt += 1) await failureOf(client.call(register, wrong));
        await expect(client.call(register, wrong)).rejects.toMatchObject({ details: { httpStatus: 429 } });
      });
    });

    describe('GET /captcha', () => {
      it('gives a new signed challenge each time and may not be cached', async () => {
        const first = await fetch(`${app().url}/captcha`);
        const second = await fetch(`${app().url}/captcha`);

        expect(first.headers.get('cache-control')).toBe('no-store');
        expect(await first.json()).toMatchObject({
          parameters: { algorithm: 'PBKDF2/SHA-256' },
          signature: expect.any(String) as string,
        });
        expect(await second.json()).toBeTruthy();
      });
    });
  },
  { trustProxy: true },
);
