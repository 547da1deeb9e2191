import { memo } from 'react';
import { cn } from '../../lib/cn.js';
import { hourTrack, trackClasses } from './grid-heads.js';

export interface ScheduleCellProps {
  line: number;
  hour: number;
  blocked: boolean;
  /** The hour, the day and the state in words. */
  name: string;
  /** Tab comes to it; undefined where the grid can't be used. */
  tabIndex: 0 | -1 | undefined;
}

/** One hour of one day. It is drawn again only when its own state changes. */
export const ScheduleCell = memo(function ScheduleCell({
  line,
  hour,
  blocked,
  name,
  tabIndex,
}: ScheduleCellProps) {
  return (
    <td
      data-slot="schedule-cell"
      data-state={blocked ? 'blocked' : 'allowed'}
      data-line={line}
      data-hour={hour}
      tabIndex={tabIndex}
      aria-selected={blocked}
      aria-label={name}
      style={hourTrack(hour)}
      className={cn(trackClasses, 'hour-cell hour-ground')}
    />
  );
});
