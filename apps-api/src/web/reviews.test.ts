import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveReviews } from './reviews.js';

let dataFolder: string;

beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'ostoja-reviews-'));
});

afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

async function served(text?: string) {
  if (text !== undefined) writeFileSync(join(dataFolder, 'reviews.json'), text);
  const server = fastify();
  serveReviews(server, { dataFolder });
  const answer = await server.inject({ method: 'GET', url: '/reviews.json' });
  await server.close();
  return answer.json();
}

describe('the reviews', () => {
  it('are none as long as the operator has none', async () => {
    expect(await served()).toEqual({ reviews: [] });
  });

  it('are what the operator wrote', async () => {
    const reviews = [
      { text: 'Spokój w domu.', author: 'Marta', detail: 'mama dwójki', rating: 5, language: 'pl' },
      { text: 'Good.', author: 'Tom' },
    ];
    expect(await served(JSON.stringify(reviews))).toEqual({ reviews });
  });

  it.each([
    ['no JSON', 'reviews'],
    ['no list', '{}'],
    ['six stars', '[{"text":"a","author":"b","rating":6}]'],
    ['an unknown language', '[{"text":"a","author":"b","language":"xx"}]'],
    ['nobody', '[{"text":"a","author":" "}]'],
  ])('are left out when the file has %s', async (_what, text) => {
    expect(await served(text)).toEqual({ reviews: [] });
  });
});
