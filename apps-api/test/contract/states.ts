import { commandResult, poll, saveLists, screen, screenListByIds, sync } from '@ostoja/contracts';
import { planLimits, PlanType } from '@ostoja/domain';
import { Account } from '../../src/features/account/index.js';
import { MailCodes } from '../../src/features/account/mail-codes.js';
import { Device, PairingCodes, Profile } from '../../src/features/family/index.js';
import { BillingCustomer } from '../../src/features/payments/billing-customer.entity.js';
import { SandboxObject } from '../../src/features/payments/sandbox/sandbox-object.entity.js';
import { Subscription } from '../../src/features/payments/subscription.entity.js';
import { insertRows } from '../../src/platform/database/index.js';
import { Rewards } from '../../src/features/rewards/index.js';
import { FileStore } from '../../src/platform/files/index.js';
import type { TestApplication } from '../application.js';
import { solvedCaptcha } from '../factories/captcha.js';
import { openPayment, payInside } from '../factories/payments.js';
import { jpeg } from '../factories/pictures.js';
import { deviceRow, type KnownFamily, makeFamily } from './family-state.js';

/** Values that a state makes and the contract's request carries. */
type StateValues = { [name: string]: string };

/** What a state does; the family is the one that the interaction's first state made. */
type State = (
  app: TestApplication,
  family: KnownFamily,
  parameters: Record<string, string | number>,
) => Promise<StateValues | void>;

/** A picture of the screen as the contract shows it. */
function aPicture(now: number) {
  return { uid: 'screen-of-the-contract', ts: now - 60, app: 'Chrome', userName: 'zosia', jpeg: jpeg() };
}

async function aRewardCode(app: TestApplication, days: number): Promise<string> {
  const [code = ''] = await app.nest
    .get(Rewards, { strict: false })
    .make({ days, count: 1, note: '', expires: 0 });
  return code;
}

/** The provider's states by their names in the contract. */
export const states: Record<string, State> = {
  'a family with one child and one device': (app, family) => makeFamily(app, family),

  'a solved captcha': async (app) => ({ captcha: await solvedCaptcha(app) }),

  'the e-mail address is not confirmed': async (app, { account: accountId }) => {
    await app.database.repository(Account).update({ accountId }, { confirmed: false });
  },

  'a reset link was mailed': async (app, { account }) => ({
    resetCode: await app.nest.get(MailCodes, { strict: false }).make(account, 'reset'),
  }),

  'a confirmation was mailed': async (app, { account }) => {
    const codes = app.nest.get(MailCodes, { strict: false });
    return {
      linkCode: await codes.make(account, 'confirm-link'),
      digits: await codes.make(account, 'confirm-digits'),
    };
  },

  'a reward code was made': async (app, _family, { days }) => ({
    rewardCode: await aRewardCode(app, Number(days)),
  }),

  'a reward code was redeemed': async (app, { account }) => {
    const rewardCode = await aRewardCode(app, 30);
    await app.nest.get(Rewards, { strict: false }).redeem(account, rewardCode);
    return { rewardCode };
  },

  'the child has no device': async (app, { account: accountId }) => {
    await app.database.repository(Device).delete({ accountId });
  },

  'a second child': async (app, { account: accountId, now }, { profile }) => {
    await app.database.repository(Profile).insert({
      accountId,
      profileId: Number(profile),
      name: 'Kuba',
      img: 1,
      created: now,
      position: 1,
    });
  },

  'the account has as many profiles as its plan holds': async (app, { account: accountId, now }) => {
    const more = Array.from({ length: planLimits(300).profiles - 1 }, (_, index) => ({
      accountId,
      profileId: accountId + 100 + index,
      name: `Dziecko ${index}`,
      img: 1,
      created: now,
      position: index + 1,
    }));
    await app.database.repository(Profile).insert(more);
  },

  'the account has as many devices as its plan holds': async (app, family) => {
    const more = Array.from({ length: planLimits(300).devices - 1 }, (_, index) => ({
      ...deviceRow(family),
      deviceId: family.account + 100 + index,
      tokenHash: `none-${index}`,
    }));
    await app.database.repository(Device).insert(more);
  },

  'the account lacks a privilege': async (app, { account: accountId }, { privilege }) => {
    await app.database.repository(Account).update({ accountId }, { privileges: { [String(privilege)]: 0 } });
  },

  'the device reported a day': async (app, { deviceToken, now }) => {
    await app.device(deviceToken).call(sync, {
      uid: 'the-day-of-the-contract',
      sent: now,
      rules: { received: 1, inForce: 1 },
      rows: {
        apps: [{ pkg: 'com.duolingo', name: 'Duolingo', version: '6.1', firstSeen: now - 90_000 }],
        usage: [{ pkg: 'com.duolingo', from: now - 3600, to: now - 3000 }],
        visits: [
          { ts: now - 3500, url: 'https://wikipedia.org/', domain: 'wikipedia.org', blocked: 0 },
          { ts: now - 3400, url: 'https://wikipedia.org/bocian', domain: 'wikipedia.org', blocked: 0 },
          { ts: now - 1800, url: 'https://roblox.com/', domain: 'roblox.com', blocked: 3 },
        ],
        calls: [
          {
            ts: now - 3000,
            duration: 95,
            location: 'Polska',
            formattedNumber: '600 100 200',
            normalizedNumber: '+48600100200',
            callType: 2,
          },
        ],
        smses: [{ ts: now - 2900, body: 'Wracam o 16', phoneNo: '+48600100200', msgType: 1 }],
        contacts: [
          {
            contactId: '7',
            name: 'Babcia',
            text: '600 100 200',
            lastContacted: now - 3000,
            lastUpdated: now - 90_000,
          },
        ],
        videos: [
          {
            ts: now - 2000,
            videoid: 'v1',
            channelid: 'c1',
            title: 'Bociany',
            author: 'Ada',
            created: now - 90_000,
            thumbnaildefault: 'https://i.ytimg.com/vi/v1/default.jpg',
            blocked: 0,
          },
        ],
        health: [{ ts: now - 3600, gps: 3, battery: 80 }],
        searches: [{ ts: now - 3450, keyword: 'bocian', url: 'https://google.com/', engine: 'google' }],
        positions: [0, 300, 600, 900, 1200].map((after) => ({
          ts: now - 7200 + after,
          lat: 52.2297,
          lng: 21.0122,
          v: 0,
        })),
      },
    });
  },

  'the device has an app': async (app, { account, device, now }, { app: id }) => {
    await insertRows(
      app.database.manager,
      'installed_app',
      ['account_id', 'device_id', 'pkg', 'app_id', 'name', 'ico', 'version', 'first_seen', 'updated'],
      [[account, device, 'com.duolingo', Number(id), 'Duolingo', '', '6.1', now, now]],
    );
  },

  'the device answers at once': async (app, { deviceToken, now }) => {
    const device = app.device(deviceToken);
    const rules = { received: 1, inForce: 1 };
    const { commands } = { commands: [] as number[] };
    // Left to run: the contract's call is what the device answers to.
    void (async () => {
      while (commands.length === 0) {
        const heard = await device.call(poll, { wait: 10, rules });
        for (const { id, kind } of heard.commands) {
          commands.push(id);
          if (kind === 'screen') await device.call(screen, { ...aPicture(now), command: id });
          else await device.call(commandResult, { command: id, result: { kind, offUntil: now + 3600 } });
        }
        if (heard.commands.length === 0) return;
      }
    })();
  },

  'the device sent a picture': async (app, { account, device, deviceToken, now }, { screen: id }) => {
    const { id: given } = await app.device(deviceToken).call(screen, aPicture(now));
    // The server names a picture itself, so it gets the name that the contract knows.
    const files = app.nest.get(FileStore);
    const folder = `${account}/screens/${device}`;
    const bytes = await files.get(`${folder}/${given}.jpg`);
    if (bytes) await files.put(`${folder}/${id}.jpg`, bytes);
    await files.delete(`${folder}/${given}.jpg`);
    await app.database.query('UPDATE screenshot SET screen_id = ? WHERE account_id = ?', [id, account]);
  },

  'a parent looked at the picture': async (app, { sessionToken }, { screen: id }) => {
    const parent = app.parent({ cookie: `ostoja_session=${sessionToken}` });
    await parent.call(screenListByIds, { ids: String(id) });
  },

  'a licence was paid': async (app, { account: accountId }) => {
    const { sessionId } = await openPayment(app, { accountId }, PlanType.Regular);
    await payInside(app, sessionId);
    return { checkout: sessionId };
  },

  'a subscription was paid': async (app, { account: accountId }) => {
    const wanted = { kind: 'subscription' } as const;
    const { sessionId } = await openPayment(app, { accountId }, PlanType.Regular, wanted);
    await payInside(app, sessionId);
    const { subscriptionId } = await app.database.repository(Subscription).findOneByOrFail({ accountId });
    return { subscription: subscriptionId };
  },

  'the payment provider has forgotten the account': async (app, { account: accountId }) => {
    await app.database.repository(BillingCustomer).insert({ accountId, customerId: 'cus_of_nobody' });
  },

  'the payment provider has forgotten what the account paid': async (app, { account: accountId }) => {
    await app.database.repository(SandboxObject).delete({ accountId });
  },

  'every list has an entry': async (app, { profile, device, sessionToken }) => {
    const parent = app.parent({ cookie: `ostoja_session=${sessionToken}` });
    const lists = {
      whiteList: ['wikipedia.org'],
      blackList: ['roblox.com'],
      videoIds: ['v1'],
      channelIds: ['c1'],
    };
    await parent.call(saveLists, { profile, device, lists, index: [0, 1, 2, 3] });
  },

  'a pairing code was made': async (app, { account, profile }) => {
    const codes = app.nest.get(PairingCodes, { strict: false });
    return { pairingCode: (await codes.make({ accountId: account, profileId: profile })).code };
  },

  'a command waits for the device': async (app, { account, device, now }, { command }) => {
    await insertRows(
      app.database.manager,
      'device_command',
      ['account_id', 'device_id', 'command_id', 'kind', 'payload', 'state', 'created'],
      [[account, device, Number(command), 'protection', JSON.stringify({ period: 3600 }), 'waiting', now]],
    );
  },

  'the device sent another batch of this name': async (app, { deviceToken, now }, { uid }) => {
    await app.device(deviceToken).call(sync, {
      uid: String(uid),
      sent: now,
      rules: { received: 1, inForce: 1 },
      rows: { health: [{ ts: now, gps: 3, battery: 50 }] },
    });
  },

  'the device sent another picture of this name': async (app, { deviceToken, now }, { uid }) => {
    await app
      .device(deviceToken)
      .call(screen, { uid: String(uid), ts: now - 9, app: 'Mail', userName: 'kuba', jpeg: jpeg() });
  },
};
