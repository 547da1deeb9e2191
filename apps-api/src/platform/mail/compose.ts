import { messagesIn } from './messages.js';
import type { Mail, MailOrder } from './mail-content.js';

/** Writes a mail in the reader's language, as plain text and as simple HTML with everything escaped. */
export function compose({ to, language, content }: MailOrder): Mail {
  const intl = messagesIn(language);
  const text = (part: string) => intl.formatMessage({ id: `mail.${content.kind}.${part}` }, { ...content });
  const subject = text('subject');
  const paragraphs = text('text').split('\n\n');
  const button = text('button');
  const signature = intl.formatMessage({ id: 'mail.signature' });
  return {
    to,
    subject,
    link: content.link,
    text: [...paragraphs, `${button}:\n${content.link}`, signature].join('\n\n') + '\n',
    html: page(intl.locale, subject, [
      ...paragraphs.map((paragraph) => `<p>${escape(paragraph)}</p>`),
      `<p><a href="${escape(content.link)}" style="${BUTTON}">${escape(button)}</a></p>`,
      `<p style="color:#5f6b62">${escape(signature)}</p>`,
    ]),
  };
}

const BUTTON =
  'display:inline-block;padding:12px 20px;background:#1f4d3a;color:#fff;border-radius:8px;text-decoration:none';

function page(locale: string, title: string, parts: string[]): string {
  return `<!doctype html>
<html lang="${escape(locale)}"><head><meta charset="utf-8"><title>${escape(title)}</title></head>
<body style="font:16px/1.5 sans-serif;color:#22302a;max-width:36em;margin:0 auto;padding:24px">
${parts.join('\n')}
</body></html>
`;
}

/** Text for HTML, in content and in quoted attributes. */
export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
