import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { stepInLine, type MarkStep } from './mark-steps.js';
import { useControllableState } from './use-controllable-state.js';

/** Which mark of a chart shows its tooltip: the chart's own business, or its owner's. */
export interface ActiveMarkProps {
  /** The id of the mark whose tooltip shows; null shows none. */
  activeId?: string | null;
  defaultActiveId?: string | null;
  onActiveIdChange?: (id: string | null) => void;
}

interface ChartMarksOptions<Mark> extends ActiveMarkProps {
  /** The marks in the order in which the keys step through them. */
  marks: readonly Mark[];
  /** How the keys step; absent: in a line. */
  step?: MarkStep;
  /** A mark was pressed, by pointer, Enter or Space. */
  onPress?: ((mark: Mark) => void) | undefined;
}

/** The props of the element around all marks. It alone listens: a thousand marks cost no thousand handlers. */
export interface ChartMarksBoxProps {
  readonly onPointerOver: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

export interface ChartMarks {
  readonly activeId: string | null;
  /** The one mark that the Tab key stops at. */
  readonly stop: number;
  readonly boxProps: ChartMarksBoxProps;
}

/** The index that an element, or a mark around it, carries as `data-mark`. */
function markOf(box: HTMLElement, element: unknown): number | undefined {
  if (!(element instanceof Element) || !box.contains(element)) return undefined;
  const mark = element.closest<HTMLElement | SVGElement>('[data-mark]')?.dataset['mark'];
  return mark === undefined ? undefined : Number(mark);
}

/**
 * Lets pointer, finger and keyboard reach every mark of a chart: one tab stop, arrows move, Escape hides the tooltip, a
 * finger that slides over the marks shows each. Every mark carries `data-mark={index}` and `tabIndex={index === stop ? 0
 * : -1}`, and takes focus; shapes that only point at a mark carry `data-mark` alone.
 */
export function useChartMarks<Mark extends { readonly id: string }>({
  marks,
  step = stepInLine,
  activeId: activeIdProp,
  defaultActiveId = null,
  onActiveIdChange,
  onPress,
}: ChartMarksOptions<Mark>): ChartMarks {
  const [activeId, setActiveId] = useControllableState<string | null>({
    value: activeIdProp,
    defaultValue: defaultActiveId,
    onValueChange: onActiveIdChange,
  });
  const [current, setCurrent] = useState(0);
  const stop = Math.min(current, Math.max(0, marks.length - 1));
  const show = (index: number | undefined) => {
    const id = index === undefined ? null : (marks[index]?.id ?? null);
    if (id !== activeId) setActiveId(id);
  };
  const press = (index: number) => {
    show(index);
    const mark = marks[index];
    if (mark) onPress?.(mark);
  };
  return {
    activeId,
    stop,
    boxProps: {
      onPointerOver: (event) => {
        const index = markOf(event.currentTarget, event.target);
        if (index !== undefined) show(index);
      },
      onPointerMove: (event) => {
        // A finger keeps sending its events to where it came down, however far it slides.
        if (event.pointerType === 'mouse') return;
        const index = markOf(event.currentTarget, document.elementFromPoint(event.clientX, event.clientY));
        if (index !== undefined) show(index);
      },
      // What has focus goes on showing its tooltip.
      onPointerLeave: (event) => show(markOf(event.currentTarget, document.activeElement)),
      onFocus: (event) => {
        const index = markOf(event.currentTarget, event.target);
        if (index === undefined) return;
        setCurrent(index);
        show(index);
      },
      onBlur: (event) => {
        if (markOf(event.currentTarget, event.relatedTarget) === undefined) show(undefined);
      },
      onKeyDown: (event) => {
        const index = markOf(event.currentTarget, event.target);
        if (index === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key === 'Escape') show(undefined);
        // A button turns these keys into a click by itself.
        if ((event.key === 'Enter' || event.key === ' ') && !(event.target instanceof HTMLButtonElement)) {
          event.preventDefault();
          press(index);
        }
        const next = step(event.key, index, marks.length);
        if (next === undefined) return;
        event.preventDefault();
        event.currentTarget.querySelector<HTMLElement>(`[data-mark="${next}"][tabindex]`)?.focus();
      },
      onClick: (event) => {
        const index = markOf(event.currentTarget, event.target);
        if (index !== undefined) press(index);
      },
    },
  };
}
