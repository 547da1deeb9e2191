import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const read = (end: string) =>
  files
    .filter((file) => file.endsWith(end))
    .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }));

/** Storybook's address of a page, made from its title. */
const addressOf = (title: string) =>
  `${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}--docs`;

it('links in the documentation only to pages that exist', () => {
  const titles = [
    ...read('.stories.tsx').flatMap(
      ({ text }) => /^ {2}title: '([^']+)'|^const meta = \{ title: '([^']+)'/m.exec(text)?.slice(1) ?? [],
    ),
    ...read('.mdx').flatMap(({ text }) => /<Meta title="([^"]+)"/.exec(text)?.slice(1) ?? []),
  ];
  const pages = new Set(titles.filter(Boolean).map(addressOf));
  const links = read('.mdx').flatMap(({ file, text }) =>
    [...text.matchAll(/\?path=\/docs\/([\w-]+)/g)].map(([, address = '']) => ({ file, address })),
  );
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter(({ address }) => !pages.has(address))).toEqual([]);
});
