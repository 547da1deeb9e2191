import { useEffect, useState } from 'react';

type FocusHandler = (event: Event) => void;

/** What Radix tells when a window gives the focus back. */
export interface ReturnFocusProps {
  readonly onCloseAutoFocus?: FocusHandler | undefined;
}

/** What has opened a window, then what had opened the window that this was in, and so on. */
type WayBack = readonly HTMLElement[];

/** Of the windows that are open, and of one that another has just replaced; the newest last. */
const waysBack = new Set<WayBack>();

function wayBackFrom(opener: Element | null): WayBack {
  const around = [...waysBack].at(-1) ?? [];
  if (!(opener instanceof HTMLElement) || opener === document.body) return around;
  const menu = opener.closest('[role=menu]');
  // The menu is gone as soon as something in it was chosen; the button that opened it stays
  if (menu) return wayBackFrom(document.getElementById(menu.getAttribute('aria-labelledby') ?? ''));
  return [opener, ...around];
}

/**
 * Gives the focus back to what had it when a window opened, also when that was no trigger of the window: Radix knows
 * triggers alone and drops the focus otherwise. What has gone meanwhile is passed over; when nothing is left the
 * page's main part takes the focus, so that a keyboard's next step is near and not at the top of the page.
 *
 * To be called by a component that is there only while the window is open. The handler given is called first, and
 * may keep the rest from happening with `preventDefault`.
 */
export function useReturnFocus({ onCloseAutoFocus }: ReturnFocusProps): Required<ReturnFocusProps> {
  const [wayBack] = useState(() => wayBackFrom(document.activeElement));
  useEffect(() => void waysBack.add(wayBack), [wayBack]);
  return {
    onCloseAutoFocus: (event) => {
      waysBack.delete(wayBack);
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented || wayBack.length === 0) return;
      event.preventDefault();
      // Another window may have opened in its place
      if (document.activeElement !== document.body) return;
      const opener = wayBack.find(({ isConnected }) => isConnected);
      (opener ?? document.querySelector<HTMLElement>('main[tabindex]'))?.focus();
    },
  };
}
