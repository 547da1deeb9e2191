import { telemetryRows } from '@ostoja/contracts';
import { describe, expect, it } from 'vitest';
import { disclosureLines, disclosures } from './disclosure.js';

const everything = '_GPS__YT__SCR__SMS__BATTERY_';

describe('what the child sees of the monitoring', () => {
  it('names every kind of row that a device can send', () => {
    const named = disclosures(everything).map((row) => row.kind);
    expect(named).toEqual(expect.arrayContaining([...Object.keys(telemetryRows), 'screens']));
  });

  it('names nothing that the device cannot do', () => {
    const named = disclosures('_WIN32__YT__SCR_').map((row) => row.kind);
    for (const kind of ['positions', 'calls', 'smses', 'contacts', 'health'])
      expect(named).not.toContain(kind);
  });

  it('is printed with the name of the device first', () => {
    expect(disclosureLines('Telefon Zosi', everything)[0]).toContain('Telefon Zosi');
  });
});
