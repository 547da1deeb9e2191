import { Button, Menu, MenuItem } from '@ostoja/ui';
import { Hourglass } from 'lucide-react';
import { T, useMessages } from '../../../i18n/index.js';

/** For how many minutes a parent can let bedtime, schedule and limits rest. */
const choices = [15, 30, 60, 120] as const;

interface AllowMenuProps {
  readonly onChoose: (minutes: number) => void;
  /** A length in seconds in words. */
  readonly duration: (seconds: number) => string;
}

/** Allows for a while what is banned now: one tap opens it, the next one chooses for how long. */
export function AllowMenu({ onChoose, duration }: AllowMenuProps) {
  const { t } = useMessages();
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="secondary">
          <Hourglass aria-hidden />
          <T id="rules.now.allow" />
        </Button>
      }
    >
      {choices.map((minutes) => (
        <MenuItem key={minutes} onSelect={() => onChoose(minutes)}>
          {t('rules.now.allow-for', { duration: duration(minutes * 60) })}
        </MenuItem>
      ))}
    </Menu>
  );
}
