import { createHash } from 'node:crypto';
import { type Language, localeOf } from '@ostoja/domain';
import { escape, messagesIn } from '../../platform/mail/index.js';

const STYLE = `:root{color-scheme:light dark}
body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#faf8f3;color:#1d2a25}
main{max-width:30em;margin:12vh auto 0;padding:24px}b{color:#1f5b47;font-size:18px}
h1{font-size:24px;line-height:1.25;margin:12px 0 8px}p{margin:0 0 20px}
button,a{display:inline-block;font:inherit;font-weight:600;padding:12px 20px;border-radius:8px;border:1px solid #1f5b47;
background:#1f5b47;color:#fff;text-decoration:none;cursor:pointer;margin:0 8px 8px 0}
.quiet{background:none;color:#1f5b47}form{display:inline}
:focus-visible{outline:3px solid #b7d2c5;outline-offset:2px}
@media(prefers-color-scheme:dark){body{background:#141a18;color:#eaf0ec}b,.quiet{color:#7cc4a6}
button,a{background:#7cc4a6;border-color:#7cc4a6;color:#0f1f19}.quiet{background:none;color:#7cc4a6}}`;

/** What the page may do: its own style, and post to us. */
export const unsubscribeCsp = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** How the reports of the link's account are, or `unknown` for a link that is not ours. */
export type UnsubscribeState = 'ask' | 'stopped' | 'started' | 'unknown';

/** The page behind the link in a report. */
export function unsubscribePage(
  language: Language,
  state: UnsubscribeState,
  links: { readonly own: string; readonly panel: string },
): string {
  const intl = messagesIn(language);
  const say = (part: string) => escape(intl.formatMessage({ id: `mail.unsubscribe.${part}` }));
  const post = (address: string, words: string, style = '') =>
    `<form method="post" action="${escape(address)}"><button${style}>${say(words)}</button></form>`;
  const panel = (style = '') => `<a${style} href="${escape(links.panel)}">${say('panel')}</a>`;
  const quiet = ' class="quiet"';
  const doors = {
    ask: `${post(links.own, 'stop')}${panel(quiet)}`,
    stopped: `${panel()}${post(`${links.own}&again=1`, 'again', quiet)}`,
    started: panel(),
    unknown: panel(),
  };
  return `<!doctype html><html lang="${escape(localeOf(language))}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${say(`${state}.title`)}</title>
<style>${STYLE}</style></head><body><main><b>Ostoja</b><h1>${say(`${state}.title`)}</h1>
<p>${say(`${state}.text`)}</p>${doors[state]}</main></body></html>
`;
}
