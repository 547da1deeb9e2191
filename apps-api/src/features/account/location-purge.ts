import type { EntityManager } from 'typeorm';

/**
 * Forgets where an account's children have been. Setting a new password by mail wipes saved location data (panel
 * spec §5), so that who takes over a mailbox does not learn it. Whoever stores positions implements this.
 */
export abstract class LocationPurge {
  /** Deletes every saved position of an account, inside of a transaction. */
  abstract wipe(manager: EntityManager, accountId: number): Promise<void>;
}
