import { isLanguage, languages } from '@ostoja/domain';
import { describe, expect, it } from 'vitest';
import type { SummedDay } from '../activity/index.js';
import { composeReport } from './report-mail.js';
import type { FamilyReport } from './family-reports.js';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

const nothing = { total: 0, top: [] };

function dayOf(given: Partial<SummedDay> = {}): SummedDay {
  return {
    apps: { total: 9660, top: [{ name: 'YouTube', value: 3480 }] },
    sites: { total: 40, top: [{ name: 'wikipedia.org', value: 38 }] },
    words: { total: 2, top: [{ name: 'fractions', value: 2 }] },
    blocked: { total: 6, top: [{ name: 'casino.example', value: 6 }] },
    hours: Array.from({ length: 24 }, (_, hour) => ({
      used: hour === 16 ? 2700 : 0,
      blocked: hour === 16 ? 6 : 0,
    })),
    ...given,
  };
}

function mailOf(report: Partial<FamilyReport> = {}, language = 'en') {
  if (!isLanguage(language)) throw new Error(language);
  return composeReport(
    { day: 20261120, children: [{ name: 'Zosia', day: dayOf() }], ...report },
    {
      to: 'ala@example.org',
      language,
      panel: 'https://panel.example/panel',
      unsubscribe: 'https://panel.example/reports/unsubscribe?t=x',
      messageId: '<report@panel.example>',
    },
  );
}

describe('a daily report', () => {
  it('names the children and the day in its subject', () => {
    const children = [
      { name: 'Zosia', day: dayOf() },
      { name: 'Kuba', day: undefined },
    ];
    expect(mailOf({ children }).subject).toBe('Daily report: Zosia and Kuba, Friday, 20 November 2026');
  });

  it('says the same as text and as HTML', () => {
    const { text, html } = mailOf();
    for (const part of ['2 hrs 41 mins in apps', 'YouTube', '58 mins', '38 visits', 'fractions', '6 tries'])
      expect([text.includes(part), html.includes(part)]).toEqual([true, true]);
    expect(text).toContain('16:00 45 mins');
    expect(html).toContain('alt="16:00 45 mins"');
  });

  it('has a picture of the day inside, for each child who was heard of', () => {
    const children = [
      { name: 'Kuba', day: undefined },
      { name: 'Zosia', day: dayOf() },
    ];
    const { pictures = [], html, text } = mailOf({ children });
    expect(pictures.map(({ cid }) => cid)).toEqual(['day-2@ostoja']);
    expect(Buffer.from(pictures[0]?.base64 ?? '', 'base64').subarray(0, 4)).toEqual(PNG);
    expect(html.match(/src="[^"]*"/g)).toEqual(['src="cid:day-2@ostoja"']);
    expect(text).toContain('KUBA\nNothing was reported that day.');
  });

  it('leaves out the lists that have nothing in them', () => {
    const { text, html } = mailOf({
      children: [{ name: 'Zosia', day: dayOf({ sites: nothing, words: nothing, blocked: nothing }) }],
    });
    for (const title of ['Most visited sites', 'Searched for', 'Blocked sites'])
      expect([text.includes(title), html.includes(title)]).toEqual([false, false]);
  });

  it('takes what devices tell for text: no markup, no header, no line of its own, no link', () => {
    const name = '<img src=x onerror=alert(1)>\r\nBcc: all@example.org\u202e\u0000';
    const evil = { total: 1, top: [{ name, value: 1 }] };
    const day = dayOf({ apps: evil, sites: evil, words: evil, blocked: evil });
    const { subject, text, html } = mailOf({ children: [{ name, day }] });

    expect(html).not.toContain('<img src=x');
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(`${subject}${text}`).not.toMatch(/\r|\p{Cf}|\nBcc/u);
    expect(html).not.toMatch(/href="(?!https:\/\/panel\.example)/);
  });

  it('keeps a domain from becoming a link', () => {
    expect(mailOf().html).not.toContain('casino.example');
    expect(mailOf().text).toContain('casino.example');
  });

  it('shortens what is too long for a line, between characters', () => {
    const top = [{ name: '😀'.repeat(100), value: 60 }];
    const { text } = mailOf({ children: [{ name: 'Zosia', day: dayOf({ apps: { total: 60, top } }) }] });
    expect(text).toContain(`- ${'😀'.repeat(59)}…: 1 min`);
  });

  it.each(languages.map(({ language }) => language))('is whole in %s', (language) => {
    const { subject, text, html } = mailOf({}, language);
    expect(subject + text).not.toMatch(/mail\.|[{}]/);
    expect(text).toContain('https://panel.example/reports/unsubscribe?t=x');
    expect(html).toContain('https://panel.example/reports/unsubscribe?t=x');
  });
});
