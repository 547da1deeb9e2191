import { Code, emailConfirm, logged, resendEmailConfirm, verifyConfirmCode } from '@ostoja/contracts';
import { describe, expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { failed, failureOf, signInFirst } from '../../../test/failure.js';
import { digitsIn, linkCode, mailsTo, runJobs } from '../../../test/factories/mail.js';
import { type SignedInParent, signedInParent, visitor } from '../../../test/factories/parents.js';
import { MailCode } from './mail-code.entity.js';

const DAY = 86_400;

const isConfirmed = async (parent: SignedInParent) => (await parent.call(logged, {})).confirmed;
const wrongDigits = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');

describeApplication(
  'confirming the e-mail address',
  (app) => {
    /** A parent who has not confirmed the address and has just asked for a mail. */
    async function unconfirmedParent() {
      const parent = await signedInParent(app(), { confirmed: false });
      return { parent, mail: await newMail(parent) };
    }

    async function newMail(parent: SignedInParent, l = 'en') {
      app().clock.advance(1);
      await parent.call(resendEmailConfirm, { l });
      const [mail] = await mailsTo(app(), parent.email);
      return mail;
    }

    describe('emailConfirm', () => {
      it('confirms by the link, without a session', async () => {
        const { parent, mail } = await unconfirmedParent();

        expect(await visitor(app()).call(emailConfirm, { c: linkCode(mail) })).toEqual({});

        expect(await isConfirmed(parent)).toBe(true);
      });

      it('says yes again when the link is opened twice, and welcomes once', async () => {
        const { parent, mail } = await unconfirmedParent();
        await visitor(app()).call(emailConfirm, { c: linkCode(mail) });
        await visitor(app()).call(emailConfirm, { c: linkCode(mail) });

        const subjects = (await mailsTo(app(), parent.email)).map(({ subject }) => subject);
        expect(subjects.filter((subject) => subject === 'Witaj w Ostoi')).toHaveLength(1);
      });

      it('knows no other code', async () => {
        const { parent, mail } = await unconfirmedParent();
        const code = linkCode(mail);
        const other = await unconfirmedParent();
        const swapped = `${linkCode(other.mail).split('.')[0]}.${code.split('.')[1]}`;

        for (const c of ['', 'x', 'x'.repeat(256), swapped, digitsIn(mail)]) {
          expect(await failureOf(visitor(app()).call(emailConfirm, { c }))).toEqual(failed(Code.NotFound));
        }
        expect(await isConfirmed(parent)).toBe(false);
      });

      it('refuses a link after a week', async () => {
        const { mail } = await unconfirmedParent();
        app().clock.advance(7 * DAY);
        const call = visitor(app()).call(emailConfirm, { c: linkCode(mail) });
        expect(await failureOf(call)).toEqual(failed(Code.NotFound));
      });
    });

    describe('verifyConfirmCode', () => {
      it('asks for sign-in without a session', async () => {
        const call = visitor(app()).call(verifyConfirmCode, { c: '123456' });
        expect(await failureOf(call)).toEqual(signInFirst);
      });

      it('confirms by the six digits, however they are grouped', async () => {
        const { parent, mail } = await unconfirmedParent();
        const digits = digitsIn(mail);

        const c = ` ${digits.slice(0, 3)}-${digits.slice(3)} `;
        expect(await parent.call(verifyConfirmCode, { c })).toEqual({});

        expect(await isConfirmed(parent)).toBe(true);
      });

      it("refuses wrong digits, too few, and another parent's", async () => {
        const { parent, mail } = await unconfirmedParent();
        const other = await unconfirmedParent();
        const digits = digitsIn(mail);
        const others = digitsIn(other.mail) === digits ? wrongDigits(digits) : digitsIn(other.mail);

        for (const c of [wrongDigits(digits), digits.slice(1), '', others]) {
          expect(await failureOf(parent.call(verifyConfirmCode, { c }))).toEqual(failed(Code.WrongCode));
        }
        expect(await isConfirmed(parent)).toBe(false);
      });

      it('takes no more tries after five wrong ones, not even the right digits', async () => {
        const { parent, mail } = await unconfirmedParent();
        const digits = digitsIn(mail);
        const tryTo = (c: string) => failureOf(parent.call(verifyConfirmCode, { c }));
        await Promise.all(Array.from({ length: 5 }, () => tryTo(wrongDigits(digits))));

        expect(await tryTo(digits)).toEqual(failed(Code.WrongCode));
      });

      it('refuses digits after a day', async () => {
        const { parent, mail } = await unconfirmedParent();
        app().clock.advance(DAY);
        const call = parent.call(verifyConfirmCode, { c: digitsIn(mail) });
        expect(await failureOf(call)).toEqual(failed(Code.WrongCode));
      });
    });

    describe('resendEmailConfirm', () => {
      it('asks for sign-in without a session', async () => {
        expect(await failureOf(visitor(app()).call(resendEmailConfirm, { l: 'pl' }))).toEqual(signInFirst);
      });

      it('mails new codes in the asked language, and the old ones stop working', async () => {
        const { parent, mail: old } = await unconfirmedParent();

        const mail = await newMail(parent, 'es');

        expect(mail?.subject).toBe('Confirma tu correo electrónico');
        const byLink = visitor(app()).call(emailConfirm, { c: linkCode(old) });
        expect(await failureOf(byLink)).toEqual(failed(Code.NotFound));
        if (digitsIn(old) !== digitsIn(mail)) {
          const byDigits = parent.call(verifyConfirmCode, { c: digitsIn(old) });
          expect(await failureOf(byDigits)).toEqual(failed(Code.WrongCode));
        }
        expect(await parent.call(verifyConfirmCode, { c: digitsIn(mail) })).toEqual({});
      });

      it('stores codes as hashes only, and none before the mail goes out', async () => {
        const { parent, mail } = await unconfirmedParent();
        const stored = JSON.stringify(
          await app().database.repository(MailCode).findBy({ accountId: parent.accountId }),
        );

        expect(stored).not.toContain(linkCode(mail).split('.')[1]);
        expect(stored).not.toContain(`"${digitsIn(mail)}"`);
        expect(stored).toContain('confirm-link');
      });

      it('mails nothing to an address that is confirmed', async () => {
        const parent = await signedInParent(app());
        await parent.call(resendEmailConfirm, { l: 'pl' });
        await runJobs(app());
        expect(await mailsTo(app(), parent.email)).toEqual([]);
      });

      it('refuses the sixth mail within a quarter of an hour', async () => {
        const { parent } = await unconfirmedParent();
        for (let i = 0; i < 4; i += 1) await parent.call(resendEmailConfirm, { l: 'pl' });
        await expect(parent.call(resendEmailConfirm, { l: 'pl' })).rejects.toMatchObject({
          details: { httpStatus: 429 },
        });
      });
    });
  },
  { trustProxy: true },
);
