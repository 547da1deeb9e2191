import * as PopoverPrimitive from '@radix-ui/react-popover';
import { Check, ChevronDown, X } from 'lucide-react';
import { useEffect, useRef, type ComponentProps, type ReactNode, type Ref } from 'react';
import { cn } from '../../lib/cn.js';
import { composeHandlers } from '../../lib/compose-handlers.js';
import { useComposedRefs } from '../../lib/compose-refs.js';
import { controlClasses } from '../../lib/control-classes.js';
import { popupClasses, popupItemClasses } from '../../lib/popup-classes.js';
import { Field, useFieldControl, type FieldTexts } from '../Field/index.js';
import { Spinner } from '../Spinner/index.js';
import type { ComboboxOption } from './option-filter.js';
import { useCombobox } from './use-combobox.js';

export interface ComboboxLabels {
  /** The button that opens the list. */
  readonly open: string;
  /** The button that empties the field. */
  readonly clear: string;
  /** Nothing fits what is typed. */
  readonly empty: string;
  readonly loading: string;
  /** "3 results", said while typing. */
  readonly results: (count: number) => string;
}

export interface ComboboxProps
  extends
    FieldTexts,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'role' | 'required' | 'list'> {
  options: readonly ComboboxOption[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** The words of a value that is not among the options. */
  valueLabel?: string;
  /** `none` where the options are already what was looked for (see `onQueryChange`). */
  filter?: 'contains' | 'none';
  /** What is typed: ask the server, and give its answer as `options`. */
  onQueryChange?: (query: string) => void;
  /** The options are on their way; those that are there stay. */
  loading?: boolean;
  /** Why the options did not come. */
  loadError?: ReactNode;
  /** Lets anything that is typed be a value; the words of that choice: `Use "…"`. */
  freeLabel?: (text: string) => string;
  labels: ComboboxLabels;
  /** Its name in a plain form's data, which gets the value. */
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

type ComboboxControlProps = Omit<ComboboxProps, keyof FieldTexts | 'className' | 'id'>;

const iconButtonClasses =
  'focus-ring flex h-11 w-9 shrink-0 cursor-pointer items-center justify-center rounded-sm text-ink-2 hover:text-ink disabled:cursor-not-allowed [&_svg]:size-4.5';

/** A list that opens stands on what was chosen, with its neighbours in sight. */
function showHighlighted(list: HTMLElement | null): void {
  const option = list?.querySelector<HTMLElement>('[data-highlighted]');
  if (!list || !option) return;
  list.scrollTop += centre(option) - centre(list);
}

function centre(element: HTMLElement): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}

function ComboboxControl({
  options,
  value,
  defaultValue,
  onValueChange,
  valueLabel,
  filter = 'contains',
  onQueryChange,
  loading = false,
  loadError,
  freeLabel,
  labels,
  name,
  disabled,
  form,
  ref,
  onChange,
  onKeyDown,
  onBlur,
  onClick,
  ...props
}: ComboboxControlProps) {
  const field = useFieldControl();
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useComposedRefs(ref, input);
  const list = useRef<HTMLDivElement>(null);
  const listRef = useComposedRefs(list, showHighlighted);
  const combobox = useCombobox({
    options,
    value,
    defaultValue,
    onValueChange,
    valueLabel,
    filter,
    freeLabel,
    onQueryChange,
  });
  const { open, shown, activeIndex } = combobox;
  const message = loadError ?? (loading ? labels.loading : shown.length === 0 ? labels.empty : null);

  useEffect(() => {
    if (open && activeIndex >= 0) list.current?.children[activeIndex]?.scrollIntoView({ block: 'nearest' });
  }, [open, activeIndex]);

  return (
    <PopoverPrimitive.Root open={open}>
      <PopoverPrimitive.Anchor asChild>
        <div data-slot="combobox-box" className="relative flex items-center">
          <input
            data-slot="combobox"
            data-state={open ? 'open' : 'closed'}
            ref={inputRef}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...combobox.inputProps}
            value={combobox.text}
            disabled={disabled}
            className={cn(controlClasses, 'h-11 pr-20 text-ellipsis')}
            onChange={composeHandlers(onChange, (event) => combobox.type(event.target.value))}
            onClick={composeHandlers(onClick, () => combobox.show())}
            onKeyDown={composeHandlers(onKeyDown, combobox.pressKey)}
            onBlur={composeHandlers(onBlur, combobox.leave)}
            {...field}
            {...props}
          />
          {name && <input type="hidden" value={combobox.value} {...{ name, form, disabled }} />}
          {/* The arrow keys open the list and Escape empties the field: the buttons are for pointers and phones. */}
          <span className="absolute right-1 flex items-center">
            {loading && <Spinner size="sm" className="mr-1" />}
            {combobox.text !== '' && !disabled && (
              <button
                type="button"
                tabIndex={-1}
                data-slot="combobox-clear"
                aria-label={labels.clear}
                className={iconButtonClasses}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => {
                  combobox.clear();
                  input.current?.focus();
                }}
              >
                <X aria-hidden />
              </button>
            )}
            <button
              type="button"
              tabIndex={-1}
              data-slot="combobox-open"
              aria-label={labels.open}
              aria-expanded={open}
              disabled={disabled}
              className={iconButtonClasses}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                if (open) combobox.close();
                else combobox.show();
                input.current?.focus();
              }}
            >
              <ChevronDown aria-hidden />
            </button>
          </span>
        </div>
      </PopoverPrimitive.Anchor>
      <span aria-live="polite" className="sr-only">
        {open && (message ?? labels.results(shown.length))}
      </span>
      <PopoverPrimitive.Portal>
        <PopoverPrimitive.Content
          data-slot="combobox-popup"
          role="presentation"
          sideOffset={4}
          collisionPadding={8}
          className={cn(
            popupClasses,
            'flex max-h-[min(20rem,var(--radix-popover-content-available-height,20rem))] w-(--radix-popover-trigger-width) flex-col overflow-hidden',
          )}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={combobox.close}
          onInteractOutside={(event) => event.preventDefault()}
          // A press on the list must not take focus from the field, nor must a dialog around it stop the list's scrolling.
          onPointerDown={(event) => event.preventDefault()}
          onWheel={(event) => event.stopPropagation()}
          onTouchMove={(event) => event.stopPropagation()}
        >
          <div
            ref={listRef}
            {...combobox.listProps}
            aria-labelledby={field['aria-labelledby']}
            className={cn('min-h-0 overflow-y-auto p-1', shown.length === 0 && 'hidden')}
          >
            {shown.map((option, index) => (
              <div
                key={option.value}
                data-slot="combobox-option"
                className={popupItemClasses}
                {...combobox.optionProps(option, index)}
              >
                <span className="grid min-w-0 [overflow-wrap:anywhere]">
                  {option.label}
                  {option.description && <span className="text-sm text-ink-2">{option.description}</span>}
                </span>
                {option.value === combobox.value && <Check aria-hidden className="ml-auto text-brand" />}
              </div>
            ))}
          </div>
          {message && (
            <p
              data-slot="combobox-message"
              aria-hidden
              className={cn('px-4 py-3 text-ink-2', loadError !== undefined && 'text-stop')}
            >
              {message}
            </p>
          )}
        </PopoverPrimitive.Content>
      </PopoverPrimitive.Portal>
    </PopoverPrimitive.Root>
  );
}

/**
 * One of many known things, found by typing a part of its name, without accents if one likes. Its options may come from a
 * server (`onQueryChange`, `filter="none"`), and typed text may be a value of its own (`freeLabel`). `className` is the
 * root's; `ref` and the rest of the props go to the input.
 */
export function Combobox({
  label,
  hint,
  error,
  required,
  hideLabel,
  id,
  className,
  ...props
}: ComboboxProps) {
  return (
    <Field {...{ label, hint, error, required, hideLabel, id, className }}>
      <ComboboxControl {...props} />
    </Field>
  );
}
