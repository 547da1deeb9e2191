import type { ReactNode } from 'react';
import { useTokenValues, type TokenValues } from './read-tokens.js';

interface ThemePanelProps {
  theme: 'light' | 'dark';
  children: (values: TokenValues) => ReactNode;
}

function ThemePanel({ theme, children }: ThemePanelProps) {
  const [panel, values] = useTokenValues();
  return (
    <section
      ref={panel}
      aria-label={theme === 'light' ? 'Light' : 'Dark'}
      data-theme={theme}
      className="min-w-0 rounded-lg border border-line bg-paper p-4 font-sans text-base text-ink sm:p-5"
    >
      <h3 className="mb-4 text-sm font-semibold text-ink-2">{theme === 'light' ? 'Light' : 'Dark'}</h3>
      {children(values)}
    </section>
  );
}

/** Shows the same tokens as they are in the light and in the dark theme, side by side where there is room. */
export function BothThemes({ children }: Pick<ThemePanelProps, 'children'>) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <ThemePanel theme="light">{children}</ThemePanel>
      <ThemePanel theme="dark">{children}</ThemePanel>
    </div>
  );
}
