import { logged } from '@ostoja/contracts';
import { PlanType } from '@ostoja/domain';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { type SignedInParent, signedInParent } from '../../../test/factories/parents.js';
import { JobRunner } from '../../platform/jobs/index.js';
import { type Grant, Grants } from './grants.js';

const DAY = 86_400;

const licence = async (parent: SignedInParent) => (await parent.call(logged, {})).lic;

const plan = (key: string, type: PlanType, days: number, credits = 0): Grant => ({
  kind: 'plan',
  key,
  type,
  seconds: days * DAY,
  credits,
});

describeApplication(
  'what an account is granted',
  (app) => {
    const grant = ({ accountId }: { accountId: number }, what: Grant) =>
      app().database.transaction((manager) => app().nest.get(Grants).grant(manager, accountId, what));
    const inDays = (days: number) => app().clock.now() + days * DAY;

    it('is its plan at once, and its knowledge points', async () => {
      const parent = await signedInParent(app());

      expect(await grant(parent, plan('a', PlanType.RegularEdu, 30, 5000))).toBe(true);

      expect(await licence(parent)).toMatchObject({
        accountType: PlanType.Regular,
        accountTypeEdu: PlanType.Edu,
        validTo: inDays(30),
        tokensEdu: 5000,
      });
    });

    it('is granted once, however often and at whatever same time it is asked for', async () => {
      const parent = await signedInParent(app());
      const asked = Array.from({ length: 8 }, () => grant(parent, plan('a', PlanType.Premium, 30, 7)));

      expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1);

      expect(await licence(parent)).toMatchObject({ validTo: inDays(30), tokensEdu: 7 });
    });

    it('adds up when different things come at the same time', async () => {
      const parent = await signedInParent(app());
      const codes = ['a', 'b', 'c', 'd', 'e'];
      await Promise.all(codes.map((key) => grant(parent, { kind: 'days', key, seconds: 7 * DAY })));

      expect(await licence(parent)).toMatchObject({
        accountType: PlanType.Reward,
        validTo: inDays(3 + 5 * 7),
      });
    });

    it('is not granted when the transaction around it fails', async () => {
      const parent = await signedInParent(app());
      const failing = app().database.transaction(async (manager) => {
        await app()
          .nest.get(Grants)
          .grant(manager, parent.accountId, plan('a', PlanType.Premium, 30));
        throw new Error('no');
      });

      await expect(failing).rejects.toThrow('no');

      expect(await licence(parent)).toMatchObject({ accountType: PlanType.Demo });
      expect(await grant(parent, plan('a', PlanType.Premium, 30))).toBe(true);
    });

    it('goes with a refund, and stays away when the refund was heard of first', async () => {
      const parent = await signedInParent(app());
      await grant(parent, { kind: 'revoke', key: 'refund:b', target: 'b' });
      await grant(parent, plan('a', PlanType.Premium, 30, 9));
      await grant(parent, plan('b', PlanType.Premium, 30, 9));
      await grant(parent, { kind: 'revoke', key: 'refund:a', target: 'a' });

      expect(await licence(parent)).toMatchObject({
        accountType: PlanType.Demo,
        validTo: inDays(3),
        tokensEdu: 0,
      });
    });

    it('is what an operator decided last, also within one second', async () => {
      const parent = await signedInParent(app());
      const until = inDays(30);
      // Keys as an operator's: they say nothing of the order
      for (const [key, type] of [
        ['operator:c', PlanType.Premium],
        ['operator:a', PlanType.Minimal],
        ['operator:b', PlanType.Regular],
      ] as const) {
        await grant(parent, { kind: 'set', key, type, until });
        expect(await licence(parent)).toMatchObject({ accountType: type });
      }

      await grant(parent, plan('0', PlanType.Regular, 30));
      expect(await licence(parent)).toMatchObject({ validTo: inDays(60) });
    });

    it('lets the plan that waits take over when its turn comes', async () => {
      const parent = await signedInParent(app());
      await grant(parent, plan('a', PlanType.Minimal, 30));
      await grant(parent, plan('b', PlanType.Premium, 1));
      const end = inDays(31);
      expect(await licence(parent)).toMatchObject({ accountType: PlanType.Premium, validTo: inDays(1) });

      app().clock.advance(DAY + 1);
      await app().nest.get(JobRunner, { strict: false }).runDue();

      expect(await licence(parent)).toMatchObject({ accountType: PlanType.Minimal, validTo: end });
    });

    it('ends with the learning help that was bought', async () => {
      const parent = await signedInParent(app());
      await grant(parent, plan('a', PlanType.Edu, 10, 5));
      expect(await licence(parent)).toMatchObject({ accountType: 50, accountTypeEdu: 1000 });

      app().clock.advance(11 * DAY);

      expect(await licence(parent)).toMatchObject({ accountType: 1, accountTypeEdu: 0, tokensEdu: 5 });
    });

    it('leaves other accounts alone', async () => {
      const [parent, other] = [await signedInParent(app()), await signedInParent(app())];
      await grant(parent, plan('a', PlanType.Premium, 30, 9));

      expect(await licence(other)).toMatchObject({ accountType: PlanType.Demo, tokensEdu: 0 });
    });

    it('is the same for any order and repetition of what is heard', async () => {
      const at = app().clock.now() - 10;
      const heard: Grant[] = [
        { ...plan('a', PlanType.Minimal, 30, 3), at },
        { ...plan('b', PlanType.PremiumEdu, 365, 50), at: at + 1 },
        { kind: 'days', key: 'c', seconds: 7 * DAY, at: at + 2 },
        { kind: 'revoke', key: 'd', target: 'b', at: at + 3 },
        { kind: 'credits', key: 'e', credits: 11, at: at + 4 },
      ];
      const ofAll = async (all: Grant[]) => {
        const parent = await signedInParent(app(), { validFrom: at - 100 });
        for (const one of all) await grant(parent, one);
        return licence(parent);
      };
      const expected = await ofAll(heard);
      const shuffled = fc
        .shuffledSubarray(heard, { minLength: heard.length })
        .chain((order) =>
          fc.array(fc.constantFrom(...heard), { maxLength: 4 }).map((more) => [...order, ...more]),
        );
      await fc.assert(
        fc.asyncProperty(shuffled, async (all) => {
          const same = { ...(await ofAll(all)) };
          expect(same).toEqual(expected);
        }),
        { numRuns: 25 },
      );
    });
  },
  { trustProxy: true },
);
