import type { Config } from '../platform/config/index.js';

/**
 * Tells the page what the operator configured for it: JSON in a `meta` of its head, because no script may stand there.
 * @param html the built page
 * @returns the page as it is when nothing is configured
 */
export function withPageSettings(html: string, config: Config): string {
  const settings = {
    ...(config.consentServiceUrl === undefined ? {} : { consentService: config.consentServiceUrl }),
    ...(config.androidAppUrl === undefined ? {} : { androidApp: config.androidAppUrl }),
    ...(config.mapTiles === undefined ? {} : { mapTiles: config.mapTiles }),
  };
  if (Object.keys(settings).length === 0) return html;
  const meta = `<meta name="ostoja-settings" content="${escaped(JSON.stringify(settings))}">`;
  // A function, because a `$` in an address would mean something in a replacement text
  return html.replace('</head>', () => `${meta}</head>`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
