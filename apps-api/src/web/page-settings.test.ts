import { describe, expect, it } from 'vitest';
import { testConfig } from '../../test/config.js';
import { withPageSettings } from './page-settings.js';

const page = '<html><head><title>Ostoja</title></head><body></body></html>';

describe('the page', () => {
  it('is told what the operator configured, without a script', () => {
    const told = withPageSettings(
      page,
      testConfig({ consentServiceUrl: 'https://privacy.example/s?a=1&b=2' }),
    );
    expect(told).toContain(
      '<meta name="ostoja-settings" content="{&quot;consentService&quot;:&quot;https://privacy.example/s?a=1&amp;b=2&quot;}"></head>',
    );
    expect(told).not.toContain('<script');
  });

  it('can not be broken out of by an address', () => {
    const told = withPageSettings(page, testConfig({ androidAppUrl: 'https://a.example/"><script>$&' }));
    expect(told).not.toContain('<script');
    expect(told.match(/<\/head>/g)).toHaveLength(1);
  });

  it('is the built one when nothing is configured', () => {
    expect(withPageSettings(page, testConfig())).toBe(page);
  });
});
