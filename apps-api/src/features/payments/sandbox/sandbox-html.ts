import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const STYLE = `:root{color-scheme:light dark;--ground:#faf7f0;--card:#fffdf8;--ink:#22302a;--soft:#5f6b62;--line:#d8d2c4;
--brand:#1f4d3a;--on-brand:#fff;--note:#8a5a00;--note-ground:#fdf0d5;--bad:#9c2f1f}
@media(prefers-color-scheme:dark){:root{--ground:#161d19;--card:#1f2823;--ink:#e9ede6;--soft:#a9b4ab;--line:#3a463f;
--brand:#8fcbae;--on-brand:#10201a;--note:#f0c878;--note-ground:#3a2f16;--bad:#f0a090}}
*{box-sizing:border-box}body{font:16px/1.5 system-ui,sans-serif;margin:0;color:var(--ink);background:var(--ground)}
.sandbox{margin:0;background:var(--note-ground);color:var(--note);padding:.75rem 1rem;text-align:center;font-weight:600}
main{max-width:30rem;margin:2rem auto;padding:1.5rem;background:var(--card);border:1px solid var(--line);border-radius:12px}
@media(max-width:32rem){main{margin:1rem}}
h1{font-size:1.25rem;margin:0 0 .25rem}.price{font-size:2rem;font-variant-numeric:tabular-nums;margin:0 0 1rem}
label{display:block;margin:0 0 1rem}input,select{font:inherit;width:100%;padding:.6rem .75rem;margin-top:.25rem;
border:1px solid var(--line);border-radius:8px;background:var(--ground);color:var(--ink)}
button{font:inherit;width:100%;min-height:2.75rem;border-radius:8px;border:1px solid var(--brand);cursor:pointer;margin-top:.5rem;
background:none;color:var(--brand)}button.main{background:var(--brand);color:var(--on-brand)}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}.bad{color:var(--bad);font-weight:600}
dl{display:grid;grid-template-columns:auto 1fr;gap:.5rem 1.5rem;margin:0 0 1rem}dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
small,.soft{color:var(--soft)}ul{padding-left:1.2rem}li{margin:.5rem 0}a{color:var(--brand)}code{font-variant-numeric:tabular-nums}`;

const HASH = createHash('sha256').update(STYLE).digest('base64');

/** No script at all, one style, and forms that only this server gets. */
const POLICY = `default-src 'none'; style-src 'sha256-${HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** Text in a page. */
export function escaped(value: unknown): string {
  const signs: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return String(value).replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}

/** An amount of minor units, as `99.00 PLN`. */
export function money(amount: unknown, currency: unknown): string {
  return `${(Number(amount) / 100).toFixed(2)} ${escaped(currency).toUpperCase()}`;
}

/** Sends a page of the sandbox, which says on top of it what it is. */
export function sendPage(reply: FastifyReply, status: number, title: string, body: string): FastifyReply {
  return reply
    .code(status)
    .headers({
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8').send(`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(title)} (sandbox)</title><style>${STYLE}</style></head>
<body><p class="sandbox" role="note">Sandbox: this is not a real payment, and no money moves.</p>
<main><h1>${escaped(title)}</h1>${body}</main></body></html>`);
}
