import { AppWindow, CircleAlert, PackageX, Sparkles } from 'lucide-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { useControllableState } from '../../hooks/use-controllable-state.js';
import { cn } from '../../lib/cn.js';
import { Switch } from '../Switch/index.js';

export interface AppRowLabels {
  /** Names the switch, beside the app's own name: "Allowed". */
  readonly allowed: string;
  /** Marks an app that came lately. */
  readonly new: string;
  /** Marks an app that is no longer on the device. */
  readonly uninstalled: string;
  /** Said when the change could not be saved. */
  readonly failed: string;
}

export interface AppRowProps extends Omit<ComponentProps<'div'>, 'children'> {
  name: string;
  /** The address of the app's icon; absent or broken, a drawn window takes its place. */
  icon?: string;
  /** What there is to say of its use: "54 min today, 12 starts". */
  usage?: ReactNode;
  isNew?: boolean;
  uninstalled?: boolean;
  allowed?: boolean;
  defaultAllowed?: boolean;
  onAllowedChange?: (allowed: boolean) => void;
  /** Where the change of the switch stands; while it is saving, presses do nothing. */
  saveState?: 'idle' | 'saving' | 'failed';
  disabled?: boolean;
  /** More to do with this app: a Menu behind an IconButton. */
  menu?: ReactNode;
  labels: AppRowLabels;
}

/** One app of a device: what it is, how much it was used, and the switch that allows it. */
export function AppRow({
  name,
  icon,
  usage,
  isNew = false,
  uninstalled = false,
  allowed: allowedProp,
  defaultAllowed = true,
  onAllowedChange,
  saveState = 'idle',
  disabled = false,
  menu,
  labels,
  className,
  ...props
}: AppRowProps) {
  const [allowed, setAllowed] = useControllableState({
    value: allowedProp,
    defaultValue: defaultAllowed,
    onValueChange: onAllowedChange,
  });
  const id = useId();
  return (
    <div
      data-slot="app-row"
      data-state={uninstalled ? 'uninstalled' : isNew ? 'new' : 'installed'}
      className={cn('flex min-h-16 min-w-0 items-center gap-3 py-2 text-ink', className)}
      {...props}
    >
      <AppIcon src={icon} faded={uninstalled} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <span
            data-slot="app-row-name"
            className={cn(
              'min-w-0 font-medium hyphens-auto [overflow-wrap:anywhere]',
              uninstalled && 'text-ink-2',
            )}
          >
            {name}
          </span>
          {isNew && !uninstalled && (
            <Badge className="border-look-line bg-look-soft text-look">
              <Sparkles aria-hidden /> {labels.new}
            </Badge>
          )}
          {uninstalled && (
            <Badge className="border-line bg-sunken text-ink-2">
              <PackageX aria-hidden /> {labels.uninstalled}
            </Badge>
          )}
        </div>
        {usage && (
          <div data-slot="app-row-usage" className="text-sm text-ink-2">
            {usage}
          </div>
        )}
        <output id={`${id}-failed`} data-slot="app-row-save">
          {saveState === 'failed' && (
            <span className="flex items-start gap-1.5 text-sm text-stop">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" /> {labels.failed}
            </span>
          )}
        </output>
      </div>
      <Switch
        className="shrink-0"
        hideLabel
        label={`${name}: ${labels.allowed}`}
        checked={allowed}
        pending={saveState === 'saving'}
        disabled={disabled}
        aria-describedby={saveState === 'failed' ? `${id}-failed` : undefined}
        onCheckedChange={setAllowed}
      />
      {menu && (
        <div data-slot="app-row-menu" className="-mr-2 shrink-0">
          {menu}
        </div>
      )}
    </div>
  );
}

function Badge({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="app-row-badge"
      className={cn(
        'inline-flex min-h-6 max-w-full items-center gap-1 rounded-full border px-2 text-xs [&_svg]:size-3 [&_svg]:shrink-0',
        className,
      )}
      {...props}
    />
  );
}

/** Decoration: the name stands beside it. */
function AppIcon({ src, faded }: { src: string | undefined; faded: boolean }) {
  const [broken, setBroken] = useState<string>();
  return (
    <span
      aria-hidden
      data-slot="app-row-icon"
      className={cn(
        'grid size-10 shrink-0 place-items-center overflow-hidden rounded-sm bg-sunken text-ink-3',
        faded && 'opacity-60 grayscale',
      )}
    >
      {src !== undefined && src !== broken ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setBroken(src)}
        />
      ) : (
        <AppWindow className="size-5" />
      )}
    </span>
  );
}
