import { CalendarRange, Grid3x3, List, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/index.js';
import { IconButton } from '../IconButton/index.js';
import { Menu, MenuRadioGroup, MenuRadioItem } from '../Menu/index.js';
import { CopyDay } from '../CopyDay/index.js';
import { isSameWeek, withDayCopied, type ScheduleWeek } from './schedule-week.js';
import type { Weekday } from '../../lib/weekday.js';
import { dayWords, type ScheduleFormat, type ScheduleGridLabels } from './schedule-words.js';
import type { ScheduleModel } from './use-schedule.js';
import { ViewToggle } from '../ViewToggle/index.js';

/** A week to start from. */
export interface SchedulePreset {
  readonly id: string;
  readonly label: string;
  /** What it blocks, in a few words. */
  readonly hint?: string;
  readonly week: ScheduleWeek;
}

export type ScheduleView = 'picture' | 'list';

export interface ScheduleToolbarProps {
  model: ScheduleModel;
  days: readonly Weekday[];
  presets: readonly SchedulePreset[];
  format: ScheduleFormat;
  labels: ScheduleGridLabels;
  disabled: boolean;
  readOnly: boolean;
  view: ScheduleView;
  onViewChange: (view: ScheduleView) => void;
}

/** What is done to the week as a whole, and how it is shown. */
export function ScheduleToolbar({
  model,
  days,
  presets,
  format,
  labels,
  disabled,
  readOnly,
  view,
  onViewChange,
}: ScheduleToolbarProps) {
  return (
    <div data-slot="schedule-toolbar" className="mb-3 flex flex-wrap items-center gap-2">
      {!readOnly && (
        <>
          {presets.length > 0 && <Presets {...{ model, presets, labels, disabled }} />}
          <CopyDay
            {...{ days, labels, disabled }}
            formatWeekday={format.formatWeekday}
            wordsOf={(weekday) => dayWords(model.week, weekday, format, labels)}
            onCopy={(from, to) => model.edit(withDayCopied(model.week, from, to))}
          />
          <div className="flex">
            <Step label={labels.undo} can={model.canUndo} disabled={disabled} onStep={model.undo}>
              <Undo2 aria-hidden />
            </Step>
            <Step label={labels.redo} can={model.canRedo} disabled={disabled} onStep={model.redo}>
              <Redo2 aria-hidden />
            </Step>
          </div>
        </>
      )}
      <ViewToggle className="ml-auto" {...{ views, view, onViewChange, labels }} />
    </div>
  );
}

function Presets({
  model,
  presets,
  labels,
  disabled,
}: Pick<ScheduleToolbarProps, 'model' | 'presets' | 'labels' | 'disabled'>) {
  const chosen = presets.find(({ week }) => isSameWeek(week, model.week));
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="secondary" size="sm" className="min-h-9" disabled={disabled}>
          <CalendarRange aria-hidden />
          {labels.presets}
        </Button>
      }
    >
      <MenuRadioGroup
        value={chosen?.id ?? ''}
        onValueChange={(id) => {
          const preset = presets.find((candidate) => candidate.id === id);
          if (preset) model.edit(preset.week);
        }}
      >
        {presets.map(({ id, label, hint }) => (
          <MenuRadioItem key={id} value={id}>
            <span className="grid min-w-0 [overflow-wrap:anywhere]">
              {label}
              {hint && <span className="text-sm font-normal text-ink-2">{hint}</span>}
            </span>
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}

interface StepProps {
  label: string;
  can: boolean;
  disabled: boolean;
  onStep: () => void;
  children: ReactNode;
}

/** Not `disabled` at the end of the way: the keyboard's place would be lost with the last step. */
function Step({ label, can, disabled, onStep, children }: StepProps) {
  return (
    <IconButton
      label={label}
      className="size-9 aria-disabled:cursor-default aria-disabled:opacity-40"
      disabled={disabled}
      aria-disabled={!can || undefined}
      onClick={() => can && onStep()}
    >
      {children}
    </IconButton>
  );
}

const views = [
  { view: 'picture', icon: Grid3x3 },
  { view: 'list', icon: List },
] as const;
