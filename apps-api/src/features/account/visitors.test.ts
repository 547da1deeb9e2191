import { ae, Code, geo } from '@ostoja/contracts';
import { describe, expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { failed, failureOf } from '../../../test/failure.js';
import { signedInParent, visitor } from '../../../test/factories/parents.js';
import { AnalyticsEvent } from './analytics-event.entity.js';

describeApplication(
  'visitors',
  (app) => {
    const eventsOf = (name: string) => app().database.repository(AnalyticsEvent).findBy({ name });

    describe('geo', () => {
      it('tells the country that the trusted proxy told, or a hyphen', async () => {
        expect(await visitor(app(), { 'cf-ipcountry': 'pl' }).call(geo, {})).toEqual({ countryCode: 'PL' });
        expect(await visitor(app()).call(geo, {})).toEqual({ countryCode: '-' });
        expect(await visitor(app(), { 'cf-ipcountry': '<b>' }).call(geo, {})).toEqual({ countryCode: '-' });
      });
    });

    describe('ae', () => {
      it('refuses an event without a name', async () => {
        expect(await failureOf(visitor(app()).call(ae, { n: '' }))).toEqual(failed(Code.BadRequest));
      });

      it('keeps an event of a visitor who consented, with the account if there is one', async () => {
        const parent = await signedInParent(app());
        parent.cookies.set('ostoja_consent', 'accepted.1763700000.0');
        await parent.call(ae, { i: 'v1', n: 'opened', d: { page: '/panel', first: true } });
        const stranger = visitor(app());
        stranger.cookies.set('ostoja_consent', 'accepted');
        await stranger.call(ae, { n: 'seen' });

        expect(await eventsOf('opened')).toMatchObject([
          { accountId: parent.accountId, visitor: 'v1', data: { page: '/panel', first: true } },
        ]);
        expect(await eventsOf('seen')).toMatchObject([{ accountId: 0, visitor: '', data: {} }]);
      });

      it('drops an event without consent, and says nothing about it', async () => {
        expect(await visitor(app()).call(ae, { n: 'secretly' })).toEqual({});
        expect(await eventsOf('secretly')).toEqual([]);
      });
    });
  },
  { trustProxy: true, countryHeader: 'cf-ipcountry' },
);
