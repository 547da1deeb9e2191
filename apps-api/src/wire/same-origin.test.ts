import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { isSameOrigin } from './same-origin.js';

const request = (headers: Record<string, string>) => ({ headers }) as unknown as FastifyRequest;

describe('the origin check', () => {
  it('lets the panel and API clients through', () => {
    expect(isSameOrigin(request({ host: 'a.test', origin: 'https://a.test' }), undefined)).toBe(true);
    expect(isSameOrigin(request({ host: 'a.test' }), undefined)).toBe(true);
  });

  it('refuses a page elsewhere', () => {
    expect(isSameOrigin(request({ host: 'a.test', origin: 'https://b.test' }), undefined)).toBe(false);
    expect(isSameOrigin(request({ host: 'a.test', origin: 'null' }), undefined)).toBe(false);
    expect(isSameOrigin(request({ host: 'a.test', 'sec-fetch-site': 'cross-site' }), undefined)).toBe(false);
  });

  it('believes the configured address over the Host header', () => {
    const headers = { host: 'inner:8080', origin: 'https://panel.example' };
    expect(isSameOrigin(request(headers), 'https://panel.example')).toBe(true);
    expect(isSameOrigin(request({ ...headers, origin: 'http://inner:8080' }), 'https://panel.example')).toBe(
      false,
    );
  });
});
