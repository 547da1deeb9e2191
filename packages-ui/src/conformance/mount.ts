import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Draws an element into the page at once, effects included. Drawing again updates it. */
export interface Mounted {
  readonly draw: (element: ReactElement) => void;
  readonly unmount: () => void;
}

/** Gives an element a place in the page. */
export function mount(element: ReactElement): Mounted {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const draw = (next: ReactElement) => flushSync(() => root.render(next));
  draw(element);
  return {
    draw,
    unmount: () => {
      flushSync(() => root.unmount());
      container.remove();
    },
  };
}

const isHandler = (name: string): name is `on${string}` => /^on[A-Z]/.test(name);

/** The `on…` props that React holds for an element of the page. */
export function handlersOf(element: Element): ReadonlyMap<`on${string}`, unknown> {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  const props: unknown = key === undefined ? undefined : Reflect.get(element, key);
  if (typeof props !== 'object' || props === null) throw new Error('not an element that React drew');
  return new Map(
    Object.entries(props).flatMap(([name, value]) =>
      isHandler(name) && typeof value === 'function' ? [[name, value]] : [],
    ),
  );
}

/** React hears some events under another name, because only that one bubbles. */
const heardAs: Readonly<Record<string, string>> = {
  focus: 'focusin',
  blur: 'focusout',
  mouseenter: 'mouseover',
  mouseleave: 'mouseout',
  pointerenter: 'pointerover',
  pointerleave: 'pointerout',
  change: 'input',
  doubleclick: 'dblclick',
};

/** Makes happen on `element` what the handler `name` ("onKeyDown") waits for. */
export function happen(element: Element, name: string): void {
  const plain = name
    .replace(/^on/, '')
    .replace(/Capture$/, '')
    .toLowerCase();
  const type = heardAs[plain] ?? plain;
  const init = { bubbles: true, cancelable: true };
  if (plain === 'change') {
    // React compares with the value that it set itself: only the element's own setter goes past it.
    const prototype = Object.getPrototypeOf(element) as object;
    const checkable = element instanceof HTMLInputElement && element.type === 'checkbox';
    if (checkable) return element.click();
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, '1');
  }
  flushSync(() => element.dispatchEvent(eventOf(type, init)));
}

function eventOf(type: string, init: EventInit): Event {
  if (type.startsWith('key')) return new KeyboardEvent(type, { ...init, key: 'a' });
  if (type.startsWith('pointer')) return new PointerEvent(type, init);
  if (type.startsWith('mouse') || type === 'click' || type === 'dblclick') return new MouseEvent(type, init);
  if (type.startsWith('focus')) return new FocusEvent(type, init);
  if (type === 'paste' || type === 'copy' || type === 'cut') {
    return new ClipboardEvent(type, { ...init, clipboardData: new DataTransfer() });
  }
  return new Event(type, init);
}
