interface Preventable {
  defaultPrevented: boolean;
}

/** Runs the caller's handler, then ours unless the caller prevented the default: handlers are composed, never replaced. */
export function composeHandlers<Event extends Preventable>(
  theirs: ((event: Event) => void) | undefined,
  ours: (event: Event) => void,
): (event: Event) => void {
  return (event) => {
    theirs?.(event);
    if (!event.defaultPrevented) ours(event);
  };
}
