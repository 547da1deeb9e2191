import { type Client, getApps, type Reply, rules, saveSettings, setApps } from '@ostoja/contracts';
import { localTimeOf, noUsage, type Usage, verdict } from '@ostoja/domain';
import { expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { allApps, familyWithApps } from '../../../test/factories/apps.js';
import { send } from '../../../test/factories/telemetry.js';

const closed = '0'.repeat(24);
const closedWeek = {
  skda1: closed,
  skda2: closed,
  skda3: closed,
  skda4: closed,
  skda5: closed,
  skda6: closed,
  skda7: closed,
};

describeApplication('what a parent sets for apps', (app) => {
  const now = () => app().clock.now();

  /** What a device decides that fetches its rules now, as any agent does. */
  const decides = async (agent: Client, pkg: string, usage: Usage = noUsage) => {
    const document: Reply<typeof rules> = await agent.call(rules, {});
    const { allowed, reason } = verdict(
      { ...document, protectionOffUntil: 0, blockedUntil: document.settings.blockedUntil },
      { kind: 'app', pkg },
      localTimeOf(now(), document.timeZone),
      usage,
    );
    return { allowed, reason };
  };

  it('is in the rule document of the version that the save gave', async () => {
    const { parent, ref, agent, chat, dialler } = await familyWithApps(app());
    const { version } = await parent.call(setApps, {
      ...ref,
      data: [{ id: chat, allowed: 0, schedule: 1, timeLimit: 0 }],
    });

    expect(await agent.call(rules, {})).toMatchObject({
      version,
      apps: [
        { id: dialler, pkg: 'com.android.dialer', allowed: 1, schedule: 1, timeLimit: 1 },
        { id: chat, pkg: 'com.whatsapp', allowed: 0, schedule: 1, timeLimit: 0 },
      ],
    });
  });

  it('blocks an app on the device and opens it again', async () => {
    const { parent, ref, agent, chat } = await familyWithApps(app());
    const set = (allowed: 0 | 1) =>
      parent.call(setApps, { ...ref, data: [{ id: chat, allowed, schedule: 1, timeLimit: 1 }] });

    await set(0);
    expect(await decides(agent, 'com.whatsapp')).toEqual({ allowed: false, reason: 'app-off' });
    await set(1);
    expect(await decides(agent, 'com.whatsapp')).toEqual({ allowed: true, reason: 'ok' });
  });

  it('lets an app run outside of the schedule that the others follow', async () => {
    const { parent, ref, agent, chat } = await familyWithApps(app());
    await parent.call(saveSettings, { ...ref, data: closedWeek });
    await parent.call(setApps, { ...ref, data: [{ id: chat, allowed: 1, schedule: 0, timeLimit: 1 }] });

    expect(await decides(agent, 'com.whatsapp')).toEqual({ allowed: true, reason: 'ok' });
    expect(await decides(agent, 'com.android.dialer')).toEqual({ allowed: false, reason: 'schedule' });
  });

  it('lets an app run when the time of the others is used up', async () => {
    const { parent, ref, agent, chat } = await familyWithApps(app());
    await parent.call(saveSettings, { ...ref, data: { timeLimit: 30 } });
    await parent.call(setApps, { ...ref, data: [{ id: chat, allowed: 1, schedule: 1, timeLimit: 0 }] });
    const usedUp = { appsToday: 1800, internetToday: 0 };

    expect(await decides(agent, 'com.whatsapp', usedUp)).toEqual({ allowed: true, reason: 'ok' });
    expect(await decides(agent, 'com.android.dialer', usedUp)).toEqual({
      allowed: false,
      reason: 'daily-limit',
    });
  });

  it('opens an app that came while new apps are blocked', async () => {
    const { parent, ref, agent, device } = await familyWithApps(app());
    await parent.call(saveSettings, { ...ref, data: { blockNewApps: true } });
    await send(app(), device.token, { apps: [{ pkg: 'new', name: 'New', firstSeen: now() }] });
    const fresh = (await parent.call(getApps, { ...ref, ...allApps })).data.find(({ pkg }) => pkg === 'new');
    expect(await decides(agent, 'new')).toEqual({ allowed: false, reason: 'app-off' });

    const id = fresh?.id ?? '';
    await parent.call(setApps, { ...ref, data: [{ id, allowed: 1, schedule: 1, timeLimit: 1 }] });

    expect(await decides(agent, 'new')).toEqual({ allowed: true, reason: 'ok' });
  });

  it('blocks an app from the first moment when the child takes it away and puts it back', async () => {
    const { parent, ref, agent, chat, device } = await familyWithApps(app());
    await parent.call(setApps, { ...ref, data: [{ id: chat, allowed: 0, schedule: 1, timeLimit: 1 }] });
    const whatsApp = { pkg: 'com.whatsapp', name: 'WhatsApp', firstSeen: now() };
    await send(app(), device.token, { apps: [{ ...whatsApp, uninstalled: true }] });

    // The device has not told of the app's return yet; these are the rules it has.
    expect(await decides(agent, 'com.whatsapp')).toEqual({ allowed: false, reason: 'app-off' });
    await send(app(), device.token, { apps: [whatsApp] });
    expect(await decides(agent, 'com.whatsapp')).toEqual({ allowed: false, reason: 'app-off' });
  });
});
