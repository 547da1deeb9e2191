import { ActionFailure, Code, logged, reward } from '@ostoja/contracts';
import { PlanType } from '@ostoja/domain';
import { describe, expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { failed, failureOf, signInFirst } from '../../../test/failure.js';
import { type SignedInParent, signedInParent, visitor } from '../../../test/factories/parents.js';
import { RewardCode } from './reward-code.entity.js';
import { Rewards } from './rewards.js';

const DAY = 86_400;

const validTo = async (parent: SignedInParent) => (await parent.call(logged, {})).lic.validTo;

/** What a call came to: `added`, or its code. */
const outcome = (parent: SignedInParent, r: string) =>
  parent.call(reward, { r }).then(
    () => 'added' as const,
    (error: unknown) => (error instanceof ActionFailure ? error.code : error),
  );

describeApplication(
  'reward',
  (app) => {
    const codeFor = async (days: number, expires = 0) => {
      const [code] = await app()
        .nest.get(Rewards, { strict: false })
        .make({ days, count: 1, note: '', expires });
      if (!code) throw new Error('no code was made');
      return code;
    };

    it('asks for a session', async () => {
      expect(await failureOf(visitor(app()).call(reward, { r: await codeFor(7) }))).toEqual(signInFirst);
    });

    it('refuses a code that is too long to be one', async () => {
      const parent = await signedInParent(app());
      expect(await failureOf(parent.call(reward, { r: 'A'.repeat(101) }))).toEqual(failed(Code.BadRequest));
    });

    it('makes a paid plan longer by the days of the code', async () => {
      const end = app().clock.now() + 100 * DAY;
      const parent = await signedInParent(app(), { accountType: PlanType.Regular, validTo: end });

      expect(await parent.call(reward, { r: await codeFor(30) })).toEqual({ days: 30 });

      expect((await parent.call(logged, {})).lic).toMatchObject({
        accountType: PlanType.Regular,
        validTo: end + 30 * DAY,
      });
    });

    it('gives a reward plan to an account whose plan ended', async () => {
      const parent = await signedInParent(app(), { validTo: app().clock.now() - DAY });
      await parent.call(reward, { r: await codeFor(10) });

      expect((await parent.call(logged, {})).lic).toMatchObject({
        accountType: PlanType.Reward,
        validTo: app().clock.now() + 10 * DAY,
      });
    });

    it('reads a code however it is written', async () => {
      const parent = await signedInParent(app());
      const code = await codeFor(7);
      const typed = ` ${code.toLowerCase().replaceAll('-', ' – ').replaceAll('0', 'o').replaceAll('1', 'l')} `;

      expect(await parent.call(reward, { r: typed })).toEqual({ days: 7 });
    });

    it.each(['', 'LATO-2026', '0'.repeat(100), "' OR 1=1 --"])('answers 25 to %j', async (r) => {
      const parent = await signedInParent(app());
      expect(await failureOf(parent.call(reward, { r }))).toEqual(failed(Code.WrongReward));
    });

    it('answers 25 to a code that is too old, and adds nothing', async () => {
      const parent = await signedInParent(app());
      const before = await validTo(parent);
      const code = await codeFor(7, app().clock.now());

      expect(await failureOf(parent.call(reward, { r: code }))).toEqual(failed(Code.WrongReward));
      expect(await validTo(parent)).toBe(before);
    });

    it('answers 25 to a code that was withdrawn', async () => {
      const parent = await signedInParent(app());
      const code = await codeFor(7);
      expect(await app().nest.get(Rewards, { strict: false }).withdraw(code)).toBe(true);

      expect(await failureOf(parent.call(reward, { r: code }))).toEqual(failed(Code.WrongReward));
    });

    it('answers 26 to the same parent and to another one once it is redeemed', async () => {
      const [parent, other] = [await signedInParent(app()), await signedInParent(app())];
      const code = await codeFor(7);
      await parent.call(reward, { r: code });
      const end = await validTo(parent);

      expect(await failureOf(parent.call(reward, { r: code }))).toEqual(failed(Code.RewardTaken));
      expect(await failureOf(other.call(reward, { r: code }))).toEqual(failed(Code.RewardTaken));
      expect(await validTo(parent)).toBe(end);
    });

    it('can not be withdrawn once it is redeemed', async () => {
      const parent = await signedInParent(app());
      const code = await codeFor(7);
      await parent.call(reward, { r: code });

      expect(await app().nest.get(Rewards, { strict: false }).withdraw(code)).toBe(false);
    });

    describe('at the same time', () => {
      it('adds the days once, however often one parent asks', async () => {
        const parent = await signedInParent(app());
        const code = await codeFor(7);
        const before = await validTo(parent);
        const answers = await Promise.all(Array.from({ length: 8 }, () => outcome(parent, code)));

        expect(answers.toSorted()).toEqual([...Array<number>(7).fill(Code.RewardTaken), 'added']);
        expect(await validTo(parent)).toBe(before + 7 * DAY);
      });

      it('adds them to one of many parents who share a code', async () => {
        const parents = await Promise.all(Array.from({ length: 6 }, () => signedInParent(app())));
        const code = await codeFor(7);
        const answers = await Promise.all(parents.map((parent) => outcome(parent, code)));

        expect(answers.toSorted()).toEqual([...Array<number>(5).fill(Code.RewardTaken), 'added']);
        const ends = await Promise.all(parents.map(validTo));
        expect(ends.filter((end) => end === app().clock.now() + 10 * DAY)).toHaveLength(1);
      });

      it('adds up different codes of one parent', async () => {
        const parent = await signedInParent(app());
        const codes = await Promise.all([codeFor(1), codeFor(2), codeFor(4)]);
        const before = await validTo(parent);
        await Promise.all(codes.map((r) => parent.call(reward, { r })));

        expect(await validTo(parent)).toBe(before + 7 * DAY);
      });
    });

    it('is stored without the code', async () => {
      const code = await codeFor(7);
      const rows = await app().database.repository(RewardCode).find();

      expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
      expect(JSON.stringify(rows)).not.toContain(code);
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    });

    it('can be guessed at twenty times in a quarter of an hour', async () => {
      const parent = await signedInParent(app());
      for (let tries = 0; tries < 20; tries++) await failureOf(parent.call(reward, { r: `guess ${tries}` }));
      const code = await codeFor(7);

      expect(await failureOf(parent.call(reward, { r: code }))).toMatchObject({ code: Code.BadRequest });
      app().clock.advance(900);
      expect(await parent.call(reward, { r: code })).toEqual({ days: 7 });
    });
  },
  { trustProxy: true },
);
