import {
  addLocationPhone,
  Code,
  createPairingCode,
  createProfile,
  deleteDevice,
  deleteProfile,
  getProfiles,
  updateDevice,
  updateProfile,
} from '../../src/index.js';
import { fails, succeeds } from '../interaction.js';
import { absent, family, known } from '../known.js';

const { profile, device } = known;
const child = { name: 'Zosia', img: 2, year: 0, month: 0 };
const renamed = { profile, profileName: 'Zuzia', profileImg: 2, year: 0, month: 0 };
const phone = { profile, friendlyName: 'iPhone Zosi', osName: 'iOS' as const };
const version = { version: 1, at: known.now };
const withoutDevices = { name: 'the child has no device' };
const secondChild = { name: 'a second child', parameters: { profile: known.profile + 10 } };

/** Profiles, devices and pairing. */
export const familyInteractions = [
  succeeds(
    getProfiles,
    'parent',
    {},
    {
      profiles: [
        {
          id: profile,
          name: 'Zosia',
          img: 2,
          month: 0,
          year: 0,
          devices: [
            {
              id: device,
              brand: 'Samsung',
              model: 'SM-A155F',
              friendlyName: 'Galaxy A15',
              osName: 'Android',
              appType: 2,
              appFeatures: '_GPS_',
              appVersion: '1.0',
              online: true,
              lastSeen: known.now,
              protectionOffUntil: 0,
              rules: { saved: version, received: version, inForce: version },
            },
          ],
        },
      ],
    },
    [family],
  ),
  fails(getProfiles, 'without a session', 'visitor', {}, Code.Unauthorized, { status: 'login' }),

  succeeds(createProfile, 'parent', child, { id: 2_000_000_000_099 }, [family]),
  fails(createProfile, 'beyond the plan’s limit', 'parent', child, Code.MaximumProfiles, {
    states: [family, { name: 'the account has as many profiles as its plan holds' }],
  }),
  fails(createProfile, 'without a session', 'visitor', child, Code.Unauthorized, { status: 'login' }),

  succeeds(updateProfile, 'parent', renamed, {}, [family]),
  fails(updateProfile, 'that is not there', 'parent', { ...renamed, profile: absent }, Code.NotFound, {
    states: [family],
  }),
  fails(updateProfile, 'without a session', 'visitor', renamed, Code.Unauthorized, { status: 'login' }),

  succeeds(deleteProfile, 'parent', { profile }, {}, [family, withoutDevices]),
  fails(deleteProfile, 'that has a device', 'parent', { profile }, Code.ProfileNotEmpty, {
    states: [family],
  }),
  fails(deleteProfile, 'that is not there', 'parent', { profile: absent }, Code.NotFound, {
    states: [family],
  }),
  fails(deleteProfile, 'without a session', 'visitor', { profile }, Code.Unauthorized, { status: 'login' }),

  succeeds(updateDevice, 'parent', { device, profile: known.profile + 10 }, {}, [family, secondChild]),
  fails(
    updateDevice,
    'to a profile that is not there',
    'parent',
    { device, profile: absent },
    Code.NotFound,
    { states: [family] },
  ),
  fails(updateDevice, 'without a session', 'visitor', { device, profile }, Code.Unauthorized, {
    status: 'login',
  }),

  succeeds(deleteDevice, 'parent', { device }, {}, [family]),
  fails(deleteDevice, 'that is not there', 'parent', { device: absent }, Code.NotFound, { states: [family] }),
  fails(deleteDevice, 'without a session', 'visitor', { device }, Code.Unauthorized, { status: 'login' }),

  succeeds(
    createPairingCode,
    'parent',
    { profile },
    { code: 'ABCD-EFGH', payload: 'ostoja://pair', expires: known.now + 900 },
    [family],
  ),
  fails(createPairingCode, 'beyond the plan’s limit', 'parent', { profile }, Code.MaximumDevices, {
    states: [family, { name: 'the account has as many devices as its plan holds' }],
  }),
  fails(createPairingCode, 'for a profile that is not there', 'parent', { profile: absent }, Code.NotFound, {
    states: [family],
  }),
  fails(createPairingCode, 'without a session', 'visitor', { profile }, Code.Unauthorized, {
    status: 'login',
  }),

  succeeds(
    addLocationPhone,
    'parent',
    phone,
    {
      device: 2_000_000_000_097,
      ownTracks: {
        url: 'https://panel.example/agent/owntracks',
        userName: '2000000000097',
        password: 'a.b.c',
        link: 'owntracks:///config?inline=e30%3D',
      },
      traccarClient: {
        url: 'https://panel.example/agent/traccar',
        identifier: 'a.b.c',
        link: 'https://panel.example/agent/traccar?id=a.b.c',
      },
    },
    [family],
  ),
  fails(addLocationPhone, 'beyond the plan’s limit', 'parent', phone, Code.MaximumDevices, {
    states: [family, { name: 'the account has as many devices as its plan holds' }],
  }),
  fails(
    addLocationPhone,
    'for a profile that is not there',
    'parent',
    { ...phone, profile: absent },
    Code.NotFound,
    { states: [family] },
  ),
  fails(addLocationPhone, 'without a session', 'visitor', phone, Code.Unauthorized, { status: 'login' }),
];
