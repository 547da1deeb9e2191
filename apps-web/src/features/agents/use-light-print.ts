import { useEffect } from 'react';

/** Prints the page on white paper, whatever its theme on the screen. */
export function useLightPrint(): void {
  useEffect(() => {
    const page = document.documentElement;
    const shown = page.dataset['theme'];
    const lighten = () => void (page.dataset['theme'] = 'light');
    const restore = () => {
      if (shown === undefined) delete page.dataset['theme'];
      else page.dataset['theme'] = shown;
    };
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', restore);
    return () => {
      restore();
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
}
