import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings who sends a form to the first field that does not fit, in the order of the page. A form library knows only the
 * order in which fields were registered, and those of a Controller come after all others. With react-hook-form: pass
 * `formState.submitCount`, and `shouldFocusError: false` to `useForm`.
 * @param attempts how often the form was sent; the focus moves whenever it grows
 * @returns a ref for the form
 */
export function useFocusFirstInvalid(attempts: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);
  return form;
}
