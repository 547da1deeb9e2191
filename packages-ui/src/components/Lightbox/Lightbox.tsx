import * as DialogPrimitive from '@radix-ui/react-dialog';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, type ComponentProps, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { useControllableState } from '../../hooks/use-controllable-state.js';
import { useReturnFocus } from '../../hooks/use-return-focus.js';
import { cn } from '../../lib/cn.js';
import { composeHandlers } from '../../lib/compose-handlers.js';
import { overlayClasses } from '../../lib/overlay-classes.js';
import { IconButton } from '../IconButton/index.js';
import type { LightboxLabels, LightboxSlide } from './lightbox-data.js';
import { MAX_ZOOM } from './lightbox-zoom.js';
import { LightboxStage } from './LightboxStage.js';
import { useLightboxZoom } from './use-lightbox-zoom.js';

/** How far an arrow moves a zoomed picture, in pixels. */
const PAN = 64;

const pans: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: PAN, y: 0 },
  ArrowRight: { x: -PAN, y: 0 },
  ArrowUp: { x: 0, y: PAN },
  ArrowDown: { x: 0, y: -PAN },
};

export interface LightboxProps extends Omit<
  ComponentProps<typeof DialogPrimitive.Content>,
  'children' | 'title' | 'asChild'
> {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it; leave it out where something else does. */
  trigger?: ReactElement;
  count: number;
  /** The picture at an index; undefined while nothing is known of it. */
  slideAt: (index: number) => LightboxSlide | undefined;
  /** The index of the picture that is shown, from 0. */
  index?: number;
  defaultIndex?: number;
  onIndexChange?: (index: number) => void;
  /** What can be done with a picture: download, delete. They stand before the closing cross. */
  actions?: (index: number) => ReactNode;
  onRetry?: (index: number) => void;
  labels: LightboxLabels;
}

/**
 * One picture at a time over the whole page: turn by arrow, swipe or button, zoom by wheel, fingers, double press, keys
 * or button. Focus goes back to what opened it.
 */
export function Lightbox({
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  trigger,
  count,
  slideAt,
  index: indexProp,
  defaultIndex = 0,
  onIndexChange,
  actions,
  onRetry,
  labels,
  className,
  ...props
}: LightboxProps) {
  const [open, setOpen] = useControllableState({
    value: openProp,
    defaultValue: defaultOpen,
    onValueChange: onOpenChange,
  });
  const [value, setIndex] = useControllableState({
    value: indexProp,
    defaultValue: defaultIndex,
    onValueChange: onIndexChange,
  });
  const index = Math.max(0, Math.min(value, count - 1));
  const slide = slideAt(index);

  const turnTo = (next: number) => {
    const there = Math.max(0, Math.min(next, count - 1));
    if (there !== index) setIndex(there);
  };
  return (
    <DialogPrimitive.Root open={open} onOpenChange={setOpen}>
      {trigger && <DialogPrimitive.Trigger asChild>{trigger}</DialogPrimitive.Trigger>}
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay data-slot="lightbox-overlay" className={overlayClasses} />
        <LightboxWindow
          {...{ count, index, slide, actions, labels, turnTo, slideAt }}
          onRetry={onRetry && (() => onRetry(index))}
          className={className}
          {...props}
        />
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}

interface LightboxWindowProps extends Omit<ComponentProps<typeof DialogPrimitive.Content>, 'children'> {
  count: number;
  index: number;
  slide: LightboxSlide | undefined;
  slideAt: (index: number) => LightboxSlide | undefined;
  actions: ((index: number) => ReactNode) | undefined;
  onRetry: (() => void) | undefined;
  labels: LightboxLabels;
  turnTo: (index: number) => void;
}

/** Mounted while the lightbox is open, so that it begins fitted. */
function LightboxWindow({
  count,
  index,
  slide,
  slideAt,
  actions,
  onRetry,
  labels,
  turnTo,
  className,
  onKeyDown,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: LightboxWindowProps) {
  const returnFocus = useReturnFocus({ onCloseAutoFocus });
  const zoom = useLightboxZoom({ slideId: slide?.id, onSwipe: (by) => turnTo(index + by) });
  usePictureAhead(slideAt(index + 1), slideAt(index - 1));
  const { scale } = zoom.view;
  const keys: Readonly<Record<string, () => void>> = {
    PageUp: () => turnTo(index - 1),
    PageDown: () => turnTo(index + 1),
    ArrowLeft: () => turnTo(index - 1),
    ArrowRight: () => turnTo(index + 1),
    Home: () => turnTo(0),
    End: () => turnTo(count - 1),
    '+': zoom.zoomIn,
    '=': zoom.zoomIn,
    '-': zoom.zoomOut,
    '0': zoom.fit,
  };
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // A field or a menu among the actions has its own keys, and a portal's events come through here too.
    const inside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (!inside || event.target instanceof HTMLInputElement) return;
    const by = scale > 1 ? pans[event.key] : undefined;
    const act = by ? () => zoom.pan(by) : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const position = labels.position(index + 1, count);
  return (
    <DialogPrimitive.Content
      data-slot="lightbox"
      aria-describedby={undefined}
      className={cn(
        'fixed inset-0 z-overlay flex flex-col bg-paper text-ink outline-none data-[state=open]:animate-fade-in',
        className,
      )}
      onKeyDown={composeHandlers(onKeyDown, onKey)}
      onOpenAutoFocus={composeHandlers(onOpenAutoFocus, (event) => {
        // The window itself: the first button would be whatever the owner's actions begin with.
        event.preventDefault();
        if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
      })}
      {...returnFocus}
      {...props}
    >
      <DialogPrimitive.Title className="sr-only">{labels.name}</DialogPrimitive.Title>
      <header data-slot="lightbox-header" className="flex items-center gap-1 px-2 py-1.5 sm:px-3">
        <output className="sr-only">{[slide?.alt, position].filter(Boolean).join(', ')}</output>
        <span aria-hidden className="min-w-0 flex-1 truncate px-2 text-ink-2">
          {position}
        </span>
        {actions?.(index)}
        <IconButton
          label={labels.zoomOut}
          aria-disabled={scale <= 1 || undefined}
          onClick={zoom.zoomOut}
          className="aria-disabled:opacity-35"
        >
          <ZoomOut aria-hidden />
        </IconButton>
        <IconButton
          label={labels.zoomIn}
          aria-disabled={scale >= MAX_ZOOM || undefined}
          onClick={zoom.zoomIn}
          className="aria-disabled:opacity-35"
        >
          <ZoomIn aria-hidden />
        </IconButton>
        <DialogPrimitive.Close asChild>
          <IconButton label={labels.close}>
            <X aria-hidden />
          </IconButton>
        </DialogPrimitive.Close>
      </header>
      <div className="relative flex min-h-0 flex-1 px-2 sm:px-16">
        <LightboxStage {...{ slide, zoom, labels, onRetry }} />
      </div>
      <footer data-slot="lightbox-footer" className="flex min-h-15 items-center gap-2 px-2 py-2 sm:px-16">
        <Turn side="left" label={labels.previous} end={index <= 0} onTurn={() => turnTo(index - 1)}>
          <ChevronLeft aria-hidden />
        </Turn>
        <div
          data-slot="lightbox-caption"
          className="min-w-0 flex-1 text-center text-balance [overflow-wrap:anywhere]"
        >
          {slide?.caption}
        </div>
        <Turn side="right" label={labels.next} end={index >= count - 1} onTurn={() => turnTo(index + 1)}>
          <ChevronRight aria-hidden />
        </Turn>
      </footer>
    </DialogPrimitive.Content>
  );
}

const sides = { left: 'sm:left-3', right: 'sm:right-3' };

interface TurnProps {
  side: keyof typeof sides;
  label: string;
  /** There is nothing further this way. */
  end: boolean;
  onTurn: () => void;
  children: ReactNode;
}

/** At the foot of a phone, under the thumb; at the sides of the picture elsewhere. */
function Turn({ side, label, end, onTurn, children }: TurnProps) {
  return (
    <IconButton
      label={label}
      variant="secondary"
      // Not disabled: who pressed it to get to the end keeps the focus.
      aria-disabled={end || undefined}
      className={cn(
        'rounded-full aria-disabled:opacity-35 sm:absolute sm:top-1/2 sm:-translate-y-1/2',
        sides[side],
      )}
      onClick={() => !end && onTurn()}
    >
      {children}
    </IconButton>
  );
}

/** Has the browser fetch the neighbours, so that turning to them shows them at once. */
function usePictureAhead(...slides: readonly (LightboxSlide | undefined)[]) {
  const sources = slides.map((slide) => (slide?.state === 'ready' ? slide.src : ''));
  const [next = '', previous = ''] = sources;
  useEffect(() => {
    for (const src of [next, previous]) if (src) new Image().src = src;
  }, [next, previous]);
}
