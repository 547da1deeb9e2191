import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addLine } from './add-line.mjs';
import { componentFile, componentIndexFile, componentNamesOf, storiesFile } from './component-template.mjs';

const line = (name) => `export * from './components/${name}/index.js';`;

test('names the slot of a component', () => {
  assert.deepEqual(componentNamesOf('TimeRing'), { name: 'TimeRing', slot: 'time-ring' });
  assert.equal(componentNamesOf('Card').slot, 'card');
});

test("refuses what is not a component's name", () => {
  for (const name of ['timeRing', 'Time-Ring', '', '2Rings', 'Time Ring', '../Ring'])
    assert.throws(() => componentNamesOf(name), /PascalCase/);
});

test('writes a component that merges classes, passes props on and is marked by its slot', () => {
  const text = componentFile(componentNamesOf('TimeRing'));
  assert.match(text, /export function TimeRing\(\{ className, \.\.\.props \}: TimeRingProps\)/);
  assert.match(text, /data-slot="time-ring" className=\{cn\('[^']+', className\)\} \{\.\.\.props\}/);
});

test('writes stories that are found under its name and prove something', () => {
  const text = storiesFile(componentNamesOf('TimeRing'));
  assert.match(text, /title: 'Components\/TimeRing'/);
  assert.match(text, /await expect\(/);
});

test('gives away the component and its props', () => {
  assert.equal(
    componentIndexFile(componentNamesOf('TimeRing')),
    "export { TimeRing, type TimeRingProps } from './TimeRing.js';\n",
  );
});

test("takes its alphabetical place in the kit's exports", () => {
  const source = [line('Card'), line('Toast'), ''].join('\n');
  assert.equal(
    addLine(source, /^export \* from '\.\/components\//, line('TimeRing'), 'index.ts'),
    [line('Card'), line('TimeRing'), line('Toast'), ''].join('\n'),
  );
});
