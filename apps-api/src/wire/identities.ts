import type { OwnedDevice, OwnedProfile, SessionHolder } from './caller.js';

/**
 * What the wire must know about who is who. The features implement it: the wire asks, and never reads a
 * table itself.
 */
export abstract class Identities {
  /** The holder of a session token, or `undefined` when it is unknown, ended or expired. */
  abstract session(token: string): Promise<SessionHolder | undefined>;

  /** The device that a bearer token belongs to. */
  abstract agent(token: string): Promise<OwnedDevice | undefined>;

  /** The profile when it is the account's, whatever else exists elsewhere under that id. */
  abstract profile(accountId: number, profileId: number): Promise<OwnedProfile | undefined>;

  /** The device when it is the account's. */
  abstract device(accountId: number, deviceId: number): Promise<OwnedDevice | undefined>;
}
