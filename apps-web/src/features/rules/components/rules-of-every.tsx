import type { ReactNode } from 'react';
import type { Device } from '../../../session/index.js';
import { useSavedSettings } from '../api/use-saved-settings.js';

/** A device with its rules, unsaved changes over them, and the way to change them. */
export interface DeviceRules extends ReturnType<typeof useSavedSettings> {
  readonly device: Device;
}

interface RulesOfEveryProps {
  readonly profile: number;
  readonly devices: readonly Device[];
  readonly children: (rules: readonly DeviceRules[]) => ReactNode;
}

/** Gives the rules of several devices at once. A hook reads one device's, so there is a component for each. */
export function RulesOfEvery({ profile, devices, children }: RulesOfEveryProps) {
  const [device, ...others] = devices;
  if (!device) return children([]);
  return (
    <RulesOfOne key={device.id} profile={profile} device={device}>
      {(own) => (
        <RulesOfEvery profile={profile} devices={others}>
          {(rules) => children([own, ...rules])}
        </RulesOfEvery>
      )}
    </RulesOfOne>
  );
}

interface RulesOfOneProps {
  readonly profile: number;
  readonly device: Device;
  readonly children: (rules: DeviceRules) => ReactNode;
}

function RulesOfOne({ profile, device, children }: RulesOfOneProps) {
  return children({ device, ...useSavedSettings(profile, device.id) });
}
