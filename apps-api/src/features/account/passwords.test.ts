import { changePassword, Code, logged, login, resetPassword, updatePassword } from '@ostoja/contracts';
import { describe, expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { failed, failureOf, signInFirst } from '../../../test/failure.js';
import { solvedCaptcha } from '../../../test/factories/captcha.js';
import { linkCode, mailsTo } from '../../../test/factories/mail.js';
import {
  anotherBrowser,
  newEmail,
  PASSWORD,
  signedInParent,
  visitor,
} from '../../../test/factories/parents.js';
import { LocationPurge } from './location-purge.js';

const NEW = 'Another-Horse-2';

/** Where the roll-up says that there were positions. */
const COUNTED_POSITIONS = 'SELECT account_id FROM hourly WHERE kind = 9';

describeApplication(
  'passwords',
  (app) => {
    const signIn = (email: string, p: string) => visitor(app()).call(login, { u: email, p, l: 'pl' });

    /** Asks for a reset and gives the mailed code. */
    async function resetCode(email: string): Promise<string> {
      app().clock.advance(1);
      await visitor(app()).call(resetPassword, { e: email, l: 'en', c: await solvedCaptcha(app()) });
      const [mail] = await mailsTo(app(), email);
      return linkCode(mail);
    }

    describe('resetPassword', () => {
      it('refuses a wrong captcha', async () => {
        const call = visitor(app()).call(resetPassword, { e: newEmail(), l: 'pl', c: 'x' });
        expect(await failureOf(call)).toEqual(failed(Code.CaptchaError));
      });

      it('mails a link to a page that sets a new password, in the asked language', async () => {
        const { email } = await signedInParent(app());
        const c = await solvedCaptcha(app());

        expect(
          await visitor(app()).call(resetPassword, { e: ` ${email.toUpperCase()}`, l: 'de', c }),
        ).toEqual({});

        const [mail] = await mailsTo(app(), email);
        expect(mail?.link).toMatch(/^http:\/\/localhost:8080\/update-password\?code=[\w.-]{45,}&lang=de$/);
        expect(mail?.subject).toBe('Neues Passwort festlegen');
      });

      it('answers an unknown address as a known one, and mails nothing', async () => {
        const email = newEmail();
        const c = await solvedCaptcha(app());

        expect(await visitor(app()).call(resetPassword, { e: email, l: 'pl', c })).toEqual({});

        expect(await mailsTo(app(), email)).toEqual([]);
      });

      it('refuses an address that is not confirmed', async () => {
        const { email } = await signedInParent(app(), { confirmed: false });
        const c = await solvedCaptcha(app());
        const call = visitor(app()).call(resetPassword, { e: email, l: 'pl', c });
        expect(await failureOf(call)).toEqual(failed(Code.AccountNotConfirmed));
      });
    });

    describe('updatePassword', () => {
      it('sets the password by the mailed code, once', async () => {
        const { email } = await signedInParent(app());
        const c = await resetCode(email);

        expect(await visitor(app()).call(updatePassword, { p: NEW, c })).toEqual({});

        expect(await signIn(email, NEW)).toEqual({ lang: 'pl' });
        expect(await failureOf(signIn(email, PASSWORD))).toEqual(failed(Code.BadCredentials));
        const again = visitor(app()).call(updatePassword, { p: 'Third-Horse-3', c });
        expect(await failureOf(again)).toEqual(failed(Code.WrongCode));
      });

      it('ends all sessions and tells the parent by mail', async () => {
        const parent = await signedInParent(app());
        const elsewhere = await anotherBrowser(app(), parent);
        await elsewhere.call(logged, {});
        const c = await resetCode(parent.email);
        app().clock.advance(1);

        await visitor(app()).call(updatePassword, { p: NEW, c });

        expect(await failureOf(parent.call(logged, {}))).toEqual(signInFirst);
        expect(await failureOf(elsewhere.call(logged, {}))).toEqual(signInFirst);
        const [mail] = await mailsTo(app(), parent.email);
        expect(mail?.subject).toBe('Twoje hasło zostało zmienione');
      });

      it("wipes the account's saved location data and no other's", async () => {
        const parent = await signedInParent(app());
        const other = await signedInParent(app());
        for (const { accountId } of [parent, other]) {
          await app().database.query(
            'INSERT INTO position (account_id, device_id, ts, row_id, lat, lng, speed, accuracy) VALUES (?, 1, 1, 1, 52, 21, 0, 5)',
            [accountId],
          );
          await app().database.query(
            `INSERT INTO hourly (account_id, device_id, kind, hour, subject, hits, seconds) VALUES (?, 1, 9, 0, '', 1, 0)`,
            [accountId],
          );
        }

        await visitor(app()).call(updatePassword, { p: NEW, c: await resetCode(parent.email) });

        for (const rest of ['SELECT account_id FROM position', COUNTED_POSITIONS]) {
          const left = await app().database.query<{ account_id: number }>(rest);
          expect(left.map(({ account_id }) => account_id)).toEqual([other.accountId]);
        }
      });

      it('changes nothing when the location data cannot be wiped', async () => {
        const parent = await signedInParent(app());
        const c = await resetCode(parent.email);
        const locations = app().nest.get(LocationPurge);
        const wipe = locations.wipe.bind(locations);
        locations.wipe = () => Promise.reject(new Error('disk full'));
        const failure = await visitor(app())
          .call(updatePassword, { p: NEW, c })
          .catch((error: unknown) => error);
        locations.wipe = wipe;

        expect(failure).toMatchObject({ details: { httpStatus: 500 } });
        expect(await parent.call(logged, {})).toMatchObject({ email: parent.email });
        expect(await visitor(app()).call(updatePassword, { p: NEW, c })).toEqual({});
      });

      it('lets one of two through that use a code at the same time', async () => {
        const { email } = await signedInParent(app());
        const c = await resetCode(email);
        const update = () => visitor(app()).call(updatePassword, { p: NEW, c });

        const outcomes = await Promise.allSettled([update(), update()]);

        expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      });

      it('refuses a password of less than eight characters and leaves the code usable', async () => {
        const { email } = await signedInParent(app());
        const c = await resetCode(email);
        const short = visitor(app()).call(updatePassword, { p: '1234567', c });
        expect(await failureOf(short)).toEqual(failed(Code.PasswordTooShort));
        expect(await visitor(app()).call(updatePassword, { p: '12345678', c })).toEqual({});
      });

      it('knows no other code: short, made up, void or too old', async () => {
        const { email } = await signedInParent(app());
        const old = await resetCode(email);
        const newer = await resetCode(email);
        const update = (c: string) => failureOf(visitor(app()).call(updatePassword, { p: NEW, c }));

        for (const c of ['', 'x', 'x'.repeat(60), old])
          expect(await update(c)).toEqual(failed(Code.WrongCode));
        app().clock.advance(3600);
        expect(await update(newer)).toEqual(failed(Code.WrongCode));
      });
    });

    describe('changePassword', () => {
      it('asks for sign-in without a session', async () => {
        const call = visitor(app()).call(changePassword, { o: PASSWORD, n: NEW });
        expect(await failureOf(call)).toEqual(signInFirst);
      });

      it('changes the password and ends the other sessions, not this one', async () => {
        const parent = await signedInParent(app());
        const elsewhere = await anotherBrowser(app(), parent);
        await elsewhere.call(logged, {});

        expect(await parent.call(changePassword, { o: PASSWORD, n: NEW })).toEqual({});

        expect(await failureOf(elsewhere.call(logged, {}))).toEqual(signInFirst);
        expect(await parent.call(logged, {})).toMatchObject({ email: parent.email });
        expect(await signIn(parent.email, NEW)).toEqual({ lang: 'pl' });
        const [mail] = await mailsTo(app(), parent.email);
        expect(mail?.subject).toBe('Twoje hasło zostało zmienione');
      });

      it('makes a reset link useless that was mailed before', async () => {
        const parent = await signedInParent(app());
        const c = await resetCode(parent.email);
        await parent.call(changePassword, { o: PASSWORD, n: NEW });
        const call = visitor(app()).call(updatePassword, { p: 'Third-Horse-3', c });
        expect(await failureOf(call)).toEqual(failed(Code.WrongCode));
      });

      it('refuses a wrong current password and a new one that is too short', async () => {
        const parent = await signedInParent(app());
        const change = (o: string, n: string) => failureOf(parent.call(changePassword, { o, n }));

        expect(await change('wrong', NEW)).toEqual(failed(Code.WrongPassword));
        expect(await change(PASSWORD, '1234567')).toEqual(failed(Code.PasswordTooShort));
        expect(await signIn(parent.email, PASSWORD)).toEqual({ lang: 'pl' });
      });
    });
  },
  { trustProxy: true },
);
