/**
 * One handler of two: the caller's first, then the component's own unless the caller called `preventDefault`.
 * @returns a handler for the element
 */
export function composeHandlers<E extends { readonly defaultPrevented: boolean }>(
  theirs: ((event: E) => void) | undefined,
  own: (event: E) => void,
): (event: E) => void {
  return (event) => {
    theirs?.(event);
    if (!event.defaultPrevented) own(event);
  };
}
