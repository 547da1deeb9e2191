import { type AppTry, Enforcer, type PageTry, rulesAt, type VideoTry } from '@ostoja/agent';
import { explain, type Input, poll, rules, saveLists, saveSettings } from '@ostoja/contracts';
import { localTimeOf } from '@ostoja/domain';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeApplication } from '../application.js';
import { family, type Rows, send } from '../factories/telemetry.js';

type Subject = Input<typeof explain>['subject'];
type Settings = Input<typeof saveSettings>['data'];

const zone = 'Europe/Warsaw';
const hour = 3600;
/** A browser that no rule of time holds, so that what is opened inside is judged for itself. */
const browser = 'browser';

const day = fc.oneof(fc.constant('1'.repeat(24)), fc.stringMatching(/^[01]{24}$/));
const minutes = fc.constantFrom(0, 20, 60, 480);
const week = fc.tuple(minutes, minutes, minutes, minutes, minutes, minutes, minutes);
// Evenings before: an ordinary midnight, and the nights in which the clocks go forward and back.
const evenings = fc.constantFrom('2026-11-20T20:00Z', '2026-03-28T20:00Z', '2026-10-24T19:00Z');

const tries = fc.array(
  fc.record({
    pause: fc.integer({ min: 0, max: 2 * hour }),
    seconds: fc.integer({ min: 1, max: 2 * hour }),
    what: fc.constantFrom('game', 'free', 'unlisted', 'page', 'video'),
  }),
  { maxLength: 12 },
);

const settings: fc.Arbitrary<Settings> = fc.record({
  skda5: day,
  skda6: day,
  skda7: day,
  skd5: day,
  skd6: day,
  skd7: day,
  timeLimit: minutes,
  timeLimitWeek: week,
  timeLimitNet: minutes,
  timeLimitNetWeek: week,
  timeBonus: fc.constantFrom(0, 5, 30),
  blockNewApps: fc.boolean(),
  bedtimeFrom: fc.constantFrom(60, 1270),
  bedtimeTo: fc.constantFrom(400),
  bedtimeNights: fc.constantFrom('0000000', '1111001', '1111111'),
});

const subjects: readonly Subject[] = [
  { kind: 'app', pkg: 'game' },
  { kind: 'app', pkg: 'free' },
  { kind: 'app', pkg: 'unlisted' },
  { kind: 'site', domain: 'ok.example' },
  { kind: 'site', domain: 'www.bad.example.com' },
  { kind: 'video', videoId: 'v1', channelId: 'c1' },
];

describeApplication(
  'explain',
  (app) => {
    it('says what the agent enforces, for the same rules and use', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.record({
            settings,
            evening: evenings,
            tries,
            paused: fc.boolean(),
            allowed: fc.constantFrom(0, 0, 5 * hour),
            later: fc.nat(8 * hour),
          }),
          async (made) => {
            const start = Date.parse(made.evening) / 1000;
            app().clock.set(start);
            const { parent, ref, device, agent } = await family(app());
            await send(app(), device.token, { apps: ['game', 'free', browser].map(installed(start)) });
            await app().database.query(
              `UPDATE installed_app SET counts_to_limit = 0, follows_schedule = CASE WHEN pkg = '${browser}' THEN 0 ELSE 1 END
               WHERE device_id = ? AND pkg <> 'game'`,
              [device.deviceId],
            );
            const timeBonusDay = localTimeOf(start, zone).date;
            const allowedUntil = made.allowed === 0 ? 0 : start + made.allowed;
            await parent.call(saveSettings, {
              ...ref,
              data: { ...made.settings, timeBonusDay, allowedUntil },
            });
            await parent.call(saveLists, { ...ref, lists: { blackList: ['bad.example.com'] }, index: [1] });

            const wire = await agent.call(rules, {});
            const paused = { offFrom: 0, offUntil: 0 };
            const enforcer = new Enforcer((at) => rulesAt(wire, paused, at));
            const rows: Rows = {};
            let now = start;
            for (const one of made.tries) {
              now += one.pause;
              for (const [kind, row] of enforcer.live(tryOf(one.what, now, one.seconds))) {
                (rows[kind] as unknown[] | undefined) ??= [];
                (rows[kind] as unknown[]).push(row);
              }
              now += one.seconds;
            }
            app().clock.set(now);
            await send(app(), device.token, rows);
            if (made.paused) {
              Object.assign(paused, { offFrom: now, offUntil: now + hour });
              const versions = { received: wire.version, inForce: wire.version };
              await agent.call(poll, { wait: 0, rules: versions, protectionOffUntil: paused.offUntil });
            }

            for (const subject of subjects) {
              for (const at of [now, now + made.later]) {
                const explained = await parent.call(explain, { ...ref, subject, at });
                const same = new Enforcer((when) => rulesAt(wire, paused, when), enforcer.usage);
                expect(outcomeOf(explained, at)).toEqual(enforced(same, subject, at));
              }
            }
          },
        ),
        { numRuns: 15 },
      );
    }, 300_000);
  },
  { callsPerMinute: 1_000_000 },
);

/** How long the last tries would go on, if they may. */
const wanted = 4 * hour;

/** What an explanation promises of a try: refused with a code, or for how long it may go on. */
function outcomeOf(
  { allowed, code, until }: { allowed: boolean; code: number; until: number | null },
  at: number,
) {
  return allowed ? { seconds: Math.min(wanted, (until ?? Infinity) - at) } : { code };
}

/** What the agent does about a try: refuses it with a code, or lets it go on for so long. */
function enforced(enforcer: Enforcer, subject: Subject, at: number) {
  if (subject.kind === 'app') {
    const [row] = enforcer.live({ kind: 'app', at, seconds: wanted, pkg: subject.pkg, inside: [] });
    return row?.[0] === 'usage'
      ? { seconds: row[1].to - row[1].from }
      : { code: row?.[0] === 'blocks' && row[1].code };
  }
  const domain = subject.kind === 'site' ? subject.domain : '';
  const inside =
    subject.kind === 'video'
      ? video(at, wanted)
      : ({ ...page(at, wanted), domain, url: `https://${domain}/` } as const);
  const rows = enforcer.live({ kind: 'app', at, seconds: wanted, pkg: browser, inside: [inside] });
  for (const row of rows) {
    if (row[0] === 'blocks') return { code: row[1].code };
    if (row[0] === 'visits' && row[1].blocked > 0) return { code: row[1].blocked };
    if ((row[0] === 'visits' || row[0] === 'videos') && row[1].seconds !== undefined)
      return { seconds: row[1].seconds };
  }
  return {};
}

function installed(firstSeen: number) {
  return (pkg: string) => ({ pkg, name: pkg, firstSeen });
}

function tryOf(what: string, at: number, seconds: number): AppTry {
  if (what === 'page') return { kind: 'app', at, seconds, pkg: browser, inside: [page(at, seconds)] };
  if (what === 'video') return { kind: 'app', at, seconds, pkg: browser, inside: [video(at, seconds)] };
  return { kind: 'app', at, seconds, pkg: what, inside: [] };
}

function page(at: number, seconds: number): PageTry {
  return { kind: 'page', at, seconds, domain: 'ok.example', url: 'https://ok.example/' };
}

function video(at: number, seconds: number): VideoTry {
  return {
    kind: 'video',
    at,
    seconds,
    video: { videoid: 'v1', channelid: 'c1', title: 'Bociany', author: 'Ada' },
  };
}
