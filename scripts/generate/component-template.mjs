/**
 * The names that a component gives to its files and to its place in the page.
 * @param {string} name for example `TimeRing`
 * @returns {{ name: string, slot: string }} `TimeRing`, `time-ring`
 * @throws {Error} when it is not a component's name
 */
export function componentNamesOf(name) {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
    throw new Error(`a component's name is one word in PascalCase, such as TimeRing; "${name}" is not`);
  }
  return { name, slot: name.replaceAll(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase() };
}

/**
 * The component itself: it takes what its root element takes.
 * @param {{ name: string, slot: string }} names
 */
export function componentFile({ name, slot }) {
  return `import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';

export type ${name}Props = ComponentProps<'div'>;

/** What ${name} is for. */
export function ${name}({ className, ...props }: ${name}Props) {
  return <div data-slot="${slot}" className={cn('min-w-0 text-ink', className)} {...props} />;
}
`;
}

/**
 * Its stories, which are its tests: one for each state that it has.
 * @param {{ name: string, slot: string }} names
 */
export function storiesFile({ name }) {
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name} } from './${name}.js';

const meta = {
  title: 'Components/${name}',
  component: ${name},
  args: { children: '${name}' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${name}')).toBeVisible();
  },
};

export const LongText: Story = {
  args: { children: 'Nutzungszeitbegrenzungsüberschreitungsbenachrichtigung '.repeat(3) },
};
`;
}

/**
 * What the component's folder gives away.
 * @param {{ name: string }} names
 */
export function componentIndexFile({ name }) {
  return `export { ${name}, type ${name}Props } from './${name}.js';\n`;
}
