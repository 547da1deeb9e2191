import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.js';
import { ErrorState } from '../ErrorState/index.js';
import { StepSolution } from './StepSolution.js';
import { labels, quadratic } from './step-solution-story-data.js';

const meta = {
  title: 'Study/StepSolution',
  component: StepSolution,
  args: {
    steps: quadratic,
    answer: '$x = 2$ or $x = 3$',
    labels,
    className: 'max-w-2xl',
    onRevealedChange: fn(),
  },
} satisfies Meta<typeof StepSolution>;

export default meta;
type Story = StoryObj<typeof meta>;

const stepsIn = (root: HTMLElement) => root.querySelectorAll('[data-slot=solution-step]');
const formulasIn = (root: HTMLElement) => root.querySelectorAll('math');

export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(stepsIn(canvasElement)).toHaveLength(1);
    await expect(canvas.queryByText('Answer')).toBeNull();
    await waitFor(() => expect(formulasIn(canvasElement).length).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Next step' }));
    await expect(args.onRevealedChange).toHaveBeenLastCalledWith(2);
    await expect(stepsIn(canvasElement)).toHaveLength(2);
    await expect(canvas.getByText('2 of 4 steps')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next step' })).toHaveFocus();
  },
};

export const AllAtOnce: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(args.onRevealedChange).toHaveBeenLastCalledWith(4);
    await expect(stepsIn(canvasElement)).toHaveLength(4);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Answer' })).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  args: { answer: undefined },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next step' })).toHaveFocus();
    await userEvent.keyboard('{Enter} {Enter}');
    const steps = [...stepsIn(canvasElement)];
    await expect(steps).toHaveLength(4);
    await expect(steps.at(-1)).toHaveFocus();
  },
};

/** Formulas are MathML, which screen readers read; TeX that is wrong is shown as it is. */
export const Formulas: Story = {
  args: {
    defaultRevealed: 9,
    answer: undefined,
    steps: [
      { content: 'Inline $\\frac{1}{2}$ and\n\n$$\\Delta = b^2 - 4ac$$' },
      { content: 'Wrong: $\\frac{1$ and $\\nosuchmacro{2}$' },
      { content: 'With words: $\\text{prędkość} = \\frac{s}{t}$' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(formulasIn(canvasElement)).toHaveLength(3));
    await expect(canvasElement.querySelector('math[display=block]')).not.toBeNull();
    await expect(canvasElement.querySelector('mfrac')).not.toBeNull();
    await waitFor(() => expect(canvas.getByText('\\nosuchmacro{2}')).toBeVisible());
    await expect(canvasElement.querySelector('annotation')?.textContent).toBe('\\frac{1}{2}');
  },
};

/** What comes from outside can't do anything: markup is text, links and pictures lead nowhere. */
export const HostileMarkdown: Story = {
  args: {
    defaultRevealed: 99,
    answer: undefined,
    steps: [
      { content: '<img src=x onerror="window.stolen = true"><script>window.stolen = true</script>' },
      { content: '[click me](javascript:alert(1)) ![a cat](https://example.com/track.png)' },
      { content: '<iframe src="https://example.com"></iframe>\n\n<style>body { display: none }</style>' },
      { content: '$\\href{javascript:alert(1)}{x}$ $\\includegraphics{https://example.com/a.png}$' },
      { content: '$\\def\\a{\\a\\a}\\a$ $\\rule{99999em}{99999em}$' },
      { content: '&lt;b&gt;not bold&lt;/b&gt; <b onclick="x()">not bold either</b>' },
      { content: '>'.repeat(5000) },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/click me/)).toBeVisible();
    await expect(canvas.getByText(/a cat/)).toBeVisible();
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-slot=formula][data-state=source]')).toHaveLength(0),
    );
    for (const name of ['img', 'script', 'iframe', 'style', 'a', 'b', 'object', 'form']) {
      await expect(canvasElement.querySelector(`section ${name}`)).toBeNull();
    }
    for (const element of canvasElement.querySelectorAll('section *')) {
      for (const { name, value } of element.attributes) {
        await expect(name).not.toMatch(/^on/);
        await expect(value).not.toMatch(/javascript:|example\.com/);
      }
    }
    await expect('stolen' in window).toBe(false);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

function WrittenExample() {
  const [count, setCount] = useState(1);
  const text = 'Divide by $2$: then $\\frac{2x}{2} = 3$ follows.';
  const parts = ['Divide by $2$: then $\\frac{2', text];
  return (
    <>
      <StepSolution
        className="max-w-2xl"
        steps={[{ title: 'Divide', content: parts[count - 1] ?? text }]}
        status={count === 1 ? 'writing' : 'done'}
        answer="$x = 3$"
        labels={labels}
      />
      <Button variant="secondary" className="mt-4" onClick={() => setCount(2)}>
        The rest arrives
      </Button>
    </>
  );
}

export const StillBeingWritten: Story = {
  render: () => <WrittenExample />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Solution' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Writing on');
    await expect(canvas.getByRole('listitem')).not.toHaveTextContent('frac');
    await expect(canvas.queryByText('Answer')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'The rest arrives' }));
    await waitFor(() => expect(canvasElement.querySelector('mfrac')).not.toBeNull());
    await expect(canvas.getByRole('region', { name: 'Answer' })).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Loading: Story = { args: { steps: [], answer: undefined, status: 'loading' } };
export const Empty: Story = { args: { steps: [], answer: undefined } };

const retry = fn();
export const Failed: Story = {
  args: {
    steps: quadratic.slice(0, 1),
    answer: undefined,
    error: <ErrorState title="The solution broke off" onRetry={retry} retryLabel="Try again" />,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(stepsIn(canvasElement)).toHaveLength(1);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The solution broke off');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

function ControlledExample() {
  const [revealed, setRevealed] = useState(2);
  return (
    <>
      <StepSolution {...{ labels, revealed }} steps={quadratic} onRevealedChange={setRevealed} />
      <Button variant="ghost" onClick={() => setRevealed(0)}>
        Hide all
      </Button>
    </>
  );
}

export const Controlled: Story = {
  render: () => <ControlledExample />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next step' }));
    await expect(stepsIn(canvasElement)).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide all' }));
    await expect(stepsIn(canvasElement)).toHaveLength(0);
    await expect(canvas.getByText('0 of 4 steps')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    defaultRevealed: 9,
    className: 'max-w-72',
    steps: [
      {
        title: 'Geschwindigkeitsbegrenzungsüberschreitungsberechnung',
        content:
          'Die Durchschnittsgeschwindigkeitsbestimmungsgleichung:\n\n$$\\frac{a+b+c+d+e+f+g+h}{1+2+3+4+5+6+7+8+9} = \\sqrt{x^2 + y^2 + z^2 + w^2}$$\n\n```\nfor (const schritt of alleSchritte) berechne(schritt, mitAllenEinzelheiten)\n```\n\n| Größe | Formelzeichen | Maßeinheit |\n|---|---|---|\n| Geschwindigkeit | $v$ | Meter pro Sekunde |',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(formulasIn(canvasElement).length).toBe(4));
    // What scrolls can be scrolled with the keyboard.
    await waitFor(() => expect(canvasElement.querySelectorAll('[tabindex="0"]').length).toBeGreaterThan(0));
  },
};
