import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testConfig } from '../../test/config.js';
import { serveWeb } from './serve-web.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ostoja-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<html><head></head><body></body></html>');
  writeFileSync(join(folder, 'assets', 'app-1.js'), 'app');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function get(url: string, accept = 'text/html') {
  const server = fastify();
  await serveWeb(server, testConfig({ androidAppUrl: 'https://apps.example/ostoja.apk' }), folder);
  const answer = await server.inject({ method: 'GET', url, headers: { accept } });
  await server.close();
  return answer;
}

describe('the built panel', () => {
  it('gives its page for every address of its own, with what the operator configured', async () => {
    for (const url of ['/', '/index.html', '/panel/summary?from=1']) {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ]);
      expect(body).toContain('https://apps.example/ostoja.apk');
    }
  });

  it('lets only files with a hash in their name be kept for ever', async () => {
    expect((await get('/assets/app-1.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('has no page for whoever asks for none', async () => {
    expect((await get('/assets/gone.js', '*/*')).statusCode).toBe(404);
  });
});
