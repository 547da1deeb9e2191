// Copies the kit's style sheets to dist, bundles the typeface there, and compiles theme.css for apps without Tailwind.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');
const require = createRequire(import.meta.url);

// Latin, Latin-extended, Vietnamese and Cyrillic names; the symbol and maths subsets would only weigh.
const subsets = /onest-(?:latin|latin-ext|vietnamese|cyrillic|cyrillic-ext)-wght-normal\.woff2/;
const fontPackage = dirname(require.resolve('@fontsource-variable/onest/package.json'));
const faces = readFileSync(join(fontPackage, 'index.css'), 'utf8')
  .match(/@font-face \{[^}]*\}/g)
  .filter((face) => subsets.test(face));

mkdirSync(join(dist, 'fonts'), { recursive: true });
for (const face of faces) {
  const [file] = face.match(subsets);
  cpSync(join(fontPackage, 'files', file), join(dist, 'fonts', file));
}
cpSync(join(fontPackage, 'LICENSE'), join(dist, 'fonts', 'LICENSE'));
writeFileSync(
  join(dist, 'font.css'),
  `/* Onest, SIL Open Font License 1.1: see fonts/LICENSE */\n${faces.join('\n').replaceAll('./files/', './fonts/')}\n`,
);

cpSync(join(root, 'src/tokens/tokens.css'), join(dist, 'tokens/tokens.css'));
cpSync(join(root, 'src/tailwind.css'), join(dist, 'tailwind.css'));

const entry = join(dist, 'theme.source.css');
cpSync(join(root, 'src/theme.css'), entry);
const cli = join(dirname(require.resolve('@tailwindcss/cli/package.json')), 'dist/index.mjs');
execFileSync(process.execPath, [cli, '-i', entry, '-o', join(dist, 'theme.css'), '--minify'], {
  cwd: root,
  stdio: 'inherit',
});
rmSync(entry);
