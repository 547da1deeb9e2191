import { languages } from '@ostoja/domain';
import { describe, expect, it } from 'vitest';
import { compose } from './compose.js';
import type { MailContent } from './mail-content.js';

const link = 'https://panel.example/emailconfirm?code=1&lang=pl';
const contents: MailContent[] = [
  { kind: 'confirm', link, code: '012345' },
  { kind: 'reset', link, hours: 2 },
  { kind: 'password-changed', link },
  { kind: 'welcome', link },
  { kind: 'already-registered', link },
];
const orders = languages.flatMap(({ language }) =>
  contents.map((content) => ({ to: 'ala@example.org', language, content })),
);

function resetText(hours: number): string {
  return compose({ to: 'a@b.pl', language: 'pl', content: { kind: 'reset', link, hours } }).text;
}

describe('a mail', () => {
  it.each(orders)('about $content.kind is whole in $language', (order) => {
    const mail = compose(order);

    expect(mail.subject).not.toMatch(/mail\.|[{}]/);
    expect(mail.text).not.toMatch(/mail\.\w+\.|[{}]/);
    expect(mail.text).toContain(link);
    if (order.content.kind === 'confirm') expect(mail.text).toContain('012345');
  });

  it('counts as its language does', () => {
    expect(resetText(1)).toContain('1 godzinę');
    expect(resetText(2)).toContain('2 godziny');
    expect(resetText(24)).toContain('24 godziny');
    expect(resetText(12)).toContain('12 godzin ');
  });

  it('falls back to Polish for a language that we do not have', () => {
    expect(compose({ to: 'a@b.pl', language: 'xx', content: { kind: 'welcome', link } }).subject).toBe(
      'Witaj w Ostoi',
    );
  });

  it('escapes what it puts into HTML', () => {
    const evil = 'https://x/?a="><script>alert(1)</script>';
    const { html } = compose({ to: 'a@b.pl', language: 'en', content: { kind: 'welcome', link: evil } });

    expect(html).not.toContain('<script>');
    expect(html).not.toContain('a=">');
  });
});
