import { useId, useState, type KeyboardEvent } from 'react';
import { useControllableState } from '../../hooks/use-controllable-state.js';
import { matchingOptions, nextEnabled, type ComboboxOption } from './option-filter.js';

export interface ComboboxState {
  options: readonly ComboboxOption[];
  value: string | undefined;
  defaultValue: string | undefined;
  onValueChange: ((value: string) => void) | undefined;
  valueLabel: string | undefined;
  filter: 'contains' | 'none';
  freeLabel: ((text: string) => string) | undefined;
  onQueryChange: ((query: string) => void) | undefined;
}

/**
 * What a combobox knows and does, apart from how it looks. The roles of the ARIA pattern come as props for the input,
 * the list and each option.
 */
export function useCombobox({
  options,
  value: valueProp,
  defaultValue = '',
  onValueChange,
  valueLabel,
  filter,
  freeLabel,
  onQueryChange,
}: ComboboxState) {
  const listId = useId();
  const [value, setValue] = useControllableState({ value: valueProp, defaultValue, onValueChange });
  const [open, setOpen] = useState(false);
  // What is typed, while it is not what was chosen; null shows the chosen one.
  const [query, setQuery] = useState<string | null>(null);
  const [activeValue, setActiveValue] = useState<string | null>(null);
  // Options come and go with what is typed: the words of the chosen one are kept.
  const [last, setLast] = useState<ComboboxOption | null>(null);

  const chosenLabel =
    value === ''
      ? ''
      : (options.find((option) => option.value === value)?.label ??
        (last?.value === value ? last.label : undefined) ??
        valueLabel ??
        value);
  const typed = query?.trim() ?? '';
  const found = filter === 'contains' && query !== null ? matchingOptions(options, query) : options;
  const free: ComboboxOption | null =
    freeLabel && typed !== '' && !options.some(({ label }) => label === typed)
      ? { value: typed, label: freeLabel(typed) }
      : null;
  const shown = free ? [...found, free] : found;
  const activeIndex = shown.findIndex((option) => option.value === activeValue && !option.disabled);

  function close() {
    setOpen(false);
    setActiveValue(null);
  }

  function show(active: string | null = value === '' ? null : value) {
    setOpen(true);
    setActiveValue(active);
  }

  function search(next: string | null) {
    setQuery(next);
    if ((next ?? '') !== (query ?? '')) onQueryChange?.(next ?? '');
  }

  function choose(option: ComboboxOption) {
    if (option.disabled) return;
    setLast(option === free ? { value: option.value, label: option.value } : option);
    setValue(option.value);
    search(null);
    close();
  }

  function type(text: string) {
    search(text);
    show(null);
  }

  function clear() {
    setValue('');
    search(null);
    close();
  }

  /** Leaving the field: free text counts, anything else goes back to what was chosen. An emptied field is empty. */
  function leave() {
    if (query !== null && typed === '') setValue('');
    else if (free) {
      setLast({ value: typed, label: typed });
      setValue(typed);
    } else {
      const exact = options.find(({ label, disabled }) => label === typed && !disabled);
      if (exact) {
        setLast(exact);
        setValue(exact.value);
      }
    }
    search(null);
    close();
  }

  function step(direction: 1 | -1) {
    const from = activeIndex === -1 && direction === -1 ? shown.length : activeIndex;
    setActiveValue(shown[nextEnabled(shown, from, direction)]?.value ?? null);
  }

  /** The keys of the ARIA pattern; what is not named here edits the text. */
  function pressKey(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (event.altKey) return event.key === 'ArrowUp' ? close() : show();
      if (open) return step(event.key === 'ArrowDown' ? 1 : -1);
      const start =
        event.key === 'ArrowDown' ? nextEnabled(shown, -1, 1) : nextEnabled(shown, shown.length, -1);
      return show(value === '' ? (shown[start]?.value ?? null) : value);
    }
    const active = shown[activeIndex];
    if (event.key === 'Enter' && open && active) {
      // The choice, not the form around the field.
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Escape' && !open && (query !== null || value !== '')) {
      // While the list is open, Escape is the popup's: it closes the list alone, not a dialog around it.
      event.preventDefault();
      clear();
    }
  }

  const optionId = (index: number) => `${listId}-${index}`;
  return {
    inputProps: {
      role: 'combobox',
      'aria-expanded': open,
      'aria-autocomplete': 'list',
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': open && activeIndex >= 0 ? optionId(activeIndex) : undefined,
    } as const,
    listProps: { id: listId, role: 'listbox' } as const,
    optionProps: (option: ComboboxOption, index: number) =>
      ({
        id: optionId(index),
        role: 'option',
        'aria-selected': option.value === value,
        'aria-disabled': option.disabled || undefined,
        'data-disabled': option.disabled ? '' : undefined,
        'data-highlighted': index === activeIndex ? '' : undefined,
        // The keyboard stays in the input: an option takes presses only.
        onPointerMove: () => setActiveValue(option.value),
        onClick: () => choose(option),
      }) as const,
    value,
    text: query ?? chosenLabel,
    open,
    shown,
    activeIndex,
    show,
    close,
    type,
    clear,
    leave,
    pressKey,
  };
}
