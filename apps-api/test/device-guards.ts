import type { Action } from '@ostoja/contracts';
import { describe, expect, it } from 'vitest';
import type { TestApplication } from './application.js';
import { childOf } from './factories/families.js';
import { family } from './factories/telemetry.js';
import { failed, failureOf, signInFirst } from './failure.js';

/**
 * Describes what an action on a device refuses: no session, a privilege that is off, another family's device, a device
 * on another profile.
 * @param data what it is asked besides the profile and the device
 */
export function guardsItsDevice(app: () => TestApplication, action: Action, data: object): void {
  describe(`${action.name} guards its device and`, () => {
    const ask = (parent: { call: (action: Action, data: never) => Promise<unknown> }, ref: object) =>
      failureOf(parent.call(action, { ...data, ...ref } as never));

    it('asks for a session', async () => {
      const { ref } = await family(app());

      expect(await ask(app().parent(), ref)).toEqual(signInFirst);
    });

    it("answers another family's device, and a device on another profile, as an absent one", async () => {
      const { parent, ref } = await family(app());
      const other = await family(app());
      const sibling = await childOf(app(), parent);

      for (const wrong of [other.ref, { ...ref, device: 1 }, { ...ref, profile: sibling.profileId }]) {
        expect(await ask(parent, wrong)).toEqual(failed(16));
      }
    });

    const privilege = 'privilege' in action.access ? action.access.privilege : undefined;
    if (privilege) {
      it('asks for the privilege', async () => {
        const { parent, ref } = await family(app(), { [privilege]: 0 });

        expect(await ask(parent, ref)).toEqual(failed(5));
      });
    }
  });
}
