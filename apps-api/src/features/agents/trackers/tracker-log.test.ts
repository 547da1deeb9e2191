import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeApplication } from '../../../../test/application.js';
import { family } from '../../../../test/factories/telemetry.js';
import { ofPhone, ownTracks, traccarUrl } from '../../../../test/factories/trackers.js';

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
  'the doors for tracking apps',
  (app) => {
    const now = () => app().clock.now();

    it('leave neither token nor place in the log, whatever is asked of them', async () => {
      const { device } = await family(app());
      const url = traccarUrl(app(), { id: device.token, lat: '52.229712', lon: '21.0122', timestamp: now() });
      const from = written.length;

      await fetch(url);
      await fetch(url, { method: 'POST' });
      await fetch(url, { method: 'HEAD' });
      await fetch(url, { method: 'PUT', body: 'x' });
      await fetch(url.replace('/agent/traccar', '/agent/traccar/x'));
      await fetch(url, { method: 'POST', body: 'x'.repeat(300_000) });
      await fetch(url.replace('52.229712', 'north'));
      await ownTracks(app(), ofPhone(device), { _type: 'location', lat: 52.229712, lon: 21, tst: now() });
      await app().database.query('ALTER TABLE position RENAME TO position_away');
      const fault = await fetch(url.replace('21.0122', '21.5')).finally(() =>
        app().database.query('ALTER TABLE position_away RENAME TO position'),
      );

      const log = written.slice(from).join('');
      expect(fault.status).toBe(500);
      expect(log).toContain('"action":"traccar"');
      expect(log).toContain('"action":"owntracks"');
      expect(log).toContain('"msg":"fault"');
      for (const secret of [device.token, device.token.split('.').at(-1), '52.229712', 'Basic ']) {
        expect(log).not.toContain(secret);
      }
    });
  },
  { logLevel: 'trace' },
);

describeApplication(
  'the limit of the doors for tracking apps',
  (app) => {
    it('is that of all calls, says when to come again, and is each phone’s own', async () => {
      const busy = await family(app());
      const calm = await family(app());
      const report = (token: string, lat: number) =>
        fetch(`${app().url}/agent/traccar?id=${token}&lat=${lat}&lon=21&timestamp=${app().clock.now()}`);

      const statuses: number[] = [];
      for (let call = 0; call < 22; call++) statuses.push((await report(busy.device.token, call)).status);

      expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200));
      expect(statuses.at(-1)).toBe(429);
      const refused = await report(busy.device.token, 50);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await report(calm.device.token, 1)).status).toBe(200);
    });
  },
  { callsPerMinute: 10 },
);
