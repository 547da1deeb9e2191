import { Search, X } from 'lucide-react';
import { useRef, type Ref } from 'react';
import { useComposedRefs } from '../../lib/compose-refs.js';
import { useControllableState } from '../../hooks/use-controllable-state.js';
import { TextField, type TextFieldProps } from '../TextField/index.js';

export interface SearchFieldProps extends Omit<
  TextFieldProps,
  'type' | 'start' | 'end' | 'value' | 'defaultValue'
> {
  value?: string;
  defaultValue?: string;
  /** The name of the button that empties the field. */
  clearLabel: string;
  ref?: Ref<HTMLInputElement>;
}

/** A text to look for, with a button that empties it. Escape empties it too. */
export function SearchField({
  value,
  defaultValue = '',
  onValueChange,
  clearLabel,
  hideLabel = true,
  onKeyDown,
  ref,
  ...props
}: SearchFieldProps) {
  const [text, setText] = useControllableState({ value, defaultValue, onValueChange });
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useComposedRefs(ref, input);
  const clear = () => {
    setText('');
    input.current?.focus();
  };
  return (
    <TextField
      ref={inputRef}
      type="search"
      hideLabel={hideLabel}
      value={text}
      onValueChange={setText}
      inputClassName="[&::-webkit-search-cancel-button]:appearance-none"
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Escape' && text && !event.defaultPrevented) {
          event.preventDefault();
          clear();
        }
      }}
      start={<Search aria-hidden />}
      end={
        text && (
          <button
            type="button"
            data-slot="search-clear"
            aria-label={clearLabel}
            className="focus-ring flex size-11 cursor-pointer items-center justify-center rounded-sm text-ink-2 hover:text-ink [&_svg]:size-4.5"
            onClick={clear}
          >
            <X aria-hidden />
          </button>
        )
      }
      {...props}
    />
  );
}
