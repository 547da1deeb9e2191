import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { testConfig } from '../../test/config.js';
import type { Config } from '../platform/config/index.js';
import { addSecurityHeaders } from './security-headers.js';

/** The headers of a page and of an answer of the wire, as a server with this address sends them. */
async function headersAt(publicUrl: string | undefined, given: Partial<Config> = {}) {
  const server = fastify();
  addSecurityHeaders(server, testConfig({ publicUrl, ...given }));
  server.get('/', (_request, reply) => reply.type('text/html').send('<p>page</p>'));
  server.post('/service', (_request, reply) => reply.send({}));
  const page = await server.inject({ method: 'GET', url: '/' });
  const data = await server.inject({ method: 'POST', url: '/service', payload: {} });
  await server.close();
  return { page: page.headers, data: data.headers };
}

describe('the security headers', () => {
  it('let a page load nothing from elsewhere and nobody frame it', async () => {
    const { page } = await headersAt(undefined);
    const policy = String(page['content-security-policy']).split(';');
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"]),
    );
    expect(page).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  it('let a page speak to the services that the operator configured, and to nobody else', async () => {
    const { page } = await headersAt(undefined, {
      consentServiceUrl: 'https://privacy.example/service',
      trackingPixelUrl: 'https://pixel.example/p.gif?site=1',
      mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Somebody' },
    });
    const policy = String(page['content-security-policy']).split(';');
    expect(policy).toContain("connect-src 'self' https://privacy.example");
    expect(policy).toContain("img-src 'self' data: blob: https://pixel.example https://tiles.example");
    const { page: alone } = await headersAt(undefined);
    expect(String(alone['content-security-policy']).split(';')).toContain("connect-src 'self'");
  });

  it('let in Stripe, whose card form runs from its own address, where there are keys of it, and only there', async () => {
    const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
    const { page } = await headersAt(undefined, { stripe: keys });
    const policy = String(page['content-security-policy']).split(';');
    expect(policy).toEqual(
      expect.arrayContaining([
        "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
        'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
        "connect-src 'self' https://api.stripe.com",
      ]),
    );
    const { page: alone } = await headersAt(undefined);
    expect(String(alone['content-security-policy'])).not.toContain('stripe');
  });

  it('keep answers of the wire out of caches, frames and foreign pages', async () => {
    const { data } = await headersAt(undefined);
    expect(data).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('demand HTTPS on both where the panel is reached by it, and only there', async () => {
    const secure = await headersAt('https://panel.example');
    expect(secure.page['strict-transport-security']).toContain('max-age=31536000');
    expect(secure.data['strict-transport-security']).toContain('max-age=31536000');
    const plain = await headersAt(undefined);
    expect(plain.page).not.toHaveProperty('strict-transport-security');
    expect(plain.data).not.toHaveProperty('strict-transport-security');
  });
});
