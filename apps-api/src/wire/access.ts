import { Injectable } from '@nestjs/common';
import { type Action, Code, type Privilege } from '@ostoja/contracts';
import { ActionError } from './action-error.js';
import type { AnyCaller, OwnedDevice, OwnedProfile, SessionHolder } from './caller.js';
import { Identities } from './identities.js';

/** What proves who calls. */
export interface Credentials {
  readonly sessionToken: string | undefined;
  readonly bearerToken: string | undefined;
}

/** Who was found behind the credentials, before the data is looked at. */
export interface Identity {
  readonly session: SessionHolder | undefined;
  readonly agent: OwnedDevice | undefined;
}

/**
 * Applies the access rule of a contract in two steps: who calls (before the data is parsed), and whether
 * the ids in the data are the caller's own (after). Another family's id fails exactly as an absent one does.
 */
@Injectable()
export class AccessGate {
  constructor(private readonly identities: Identities) {}

  /** @throws ActionError `login`/3 where a session or a device token is needed and none is valid. */
  async identify(action: Action, credentials: Credentials): Promise<Identity> {
    if (action.access.kind === 'agent') {
      const agent = credentials.bearerToken && (await this.identities.agent(credentials.bearerToken));
      if (!agent) throw new ActionError(Code.Unauthorized, 'login');
      return { session: undefined, agent };
    }
    const session = credentials.sessionToken
      ? await this.identities.session(credentials.sessionToken)
      : undefined;
    if (!session && action.access.kind !== 'anyone') throw new ActionError(Code.Unauthorized, 'login');
    return { session, agent: undefined };
  }

  /**
   * @throws ActionError 16 for an id that is absent or another family's, 5 when the privilege flag is off.
   * Ownership comes first, so that a foreign id never answers 5.
   */
  async own(
    action: Action,
    identity: Identity,
    data: unknown,
  ): Promise<Pick<AnyCaller, 'profile' | 'device'>> {
    const { access } = action;
    if (access.kind === 'agent') return { profile: undefined, device: identity.agent };
    if (access.kind === 'anyone' || !identity.session) return { profile: undefined, device: undefined };

    const { accountId, privileges } = identity.session;
    let profile: OwnedProfile | undefined;
    let device: OwnedDevice | undefined;
    if (access.kind === 'profile') {
      profile = await this.identities.profile(accountId, (data as { profile: number }).profile);
      if (!profile) throw new ActionError(Code.NotFound);
    }
    if (access.kind === 'device') {
      device = await this.identities.device(accountId, (data as { device: number }).device);
      if (!device) throw new ActionError(Code.NotFound);
      if (access.ofProfile && device.profileId !== (data as { profile: number }).profile) {
        throw new ActionError(Code.NotFound);
      }
    }
    if ('privilege' in access && access.privilege) requirePrivilege(privileges, access.privilege);
    return { profile, device };
  }
}

function requirePrivilege(privileges: SessionHolder['privileges'], privilege: Privilege): void {
  if (!privileges[privilege]) throw new ActionError(Code.AccessDenied);
}
