import { describe, expect, test } from 'vitest';
import { resolveSelection, type Device, type Profile } from './selection.js';

const never = { version: 0, at: 0 };

function device(id: number): Device {
  return {
    id,
    brand: 'Samsung',
    model: 'Galaxy A15',
    friendlyName: 'Phone',
    osName: 'Android 14',
    appType: 2,
    appFeatures: '',
    appVersion: '1.0',
    online: true,
    lastSeen: 0,
    protectionOffUntil: 0,
    rules: { saved: never, received: never, inForce: never },
  };
}

function profile(id: number, ...devices: number[]): Profile {
  return { id, name: `Child ${id}`, img: 1, month: 0, year: 0, devices: devices.map(device) };
}

describe('the current selection', () => {
  const family = [profile(1, 11, 12), profile(2, 21)];

  test('is what the browser kept', () => {
    const { profile: child, device: computer } = resolveSelection(family, { profileId: 1, deviceId: 12 });
    expect([child?.id, computer?.id]).toEqual([1, 12]);
  });

  test('falls back to the first profile and its first device', () => {
    const { profile: child, device: phone } = resolveSelection(family, { profileId: 99, deviceId: null });
    expect([child?.id, phone?.id]).toEqual([1, 11]);
  });

  test("falls back to the profile's first device when the kept one moved elsewhere", () => {
    const { profile: child, device: phone } = resolveSelection(family, { profileId: 2, deviceId: 11 });
    expect([child?.id, phone?.id]).toEqual([2, 21]);
  });

  test('has no device on a profile without one', () => {
    const { profile: child, device: none } = resolveSelection([profile(3)], { profileId: 3, deviceId: 11 });
    expect([child?.id, none]).toEqual([3, null]);
  });

  test('is empty without profiles', () => {
    expect(resolveSelection([], { profileId: 1, deviceId: 1 })).toEqual({ profile: null, device: null });
  });
});
