import { Injectable } from '@nestjs/common';
import type { Privilege } from '@ostoja/contracts';
import { privilegeNames } from '@ostoja/domain';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { Database, fromJson } from '../../platform/database/index.js';
import { idsOfToken, newTokenOf } from '../../platform/ids/index.js';
import { ShortMemory } from '../../platform/memory/index.js';
import { Secrets } from '../../platform/secrets/index.js';
import type { Origin, SessionHolder } from '../../wire/caller.js';
import { Session } from './session.entity.js';

const DAY = 86_400;

/** A session that is not used for so long ends, seconds. The browser's cookie lives as long. */
export const SESSION_IDLE = 30 * DAY;

/** No session outlives this, however often it is used, seconds. */
const SESSION_LONGEST = 365 * DAY;

/** `last_seen` is written at most this often, seconds. */
const TOUCH = 60;

interface SessionRow {
  created: number;
  lastSeen: number;
  expires: number;
  language: string;
  privileges: unknown;
}

/**
 * The signed-in browsers and clients. A token is `<account>.<secret>`; it is told once, stored as a keyed hash only,
 * and found by its key.
 */
@Injectable()
export class Sessions {
  private readonly memory: ShortMemory<string, SessionHolder>;

  constructor(
    private readonly database: Database,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {
    this.memory = new ShortMemory(clock);
  }

  /** Starts a session inside of a transaction and gives its token. */
  async start(manager: EntityManager, accountId: number, origin: Origin): Promise<string> {
    const token = newTokenOf(accountId);
    const now = this.clock.now();
    await manager.insert(Session, {
      accountId,
      tokenHash: this.hash(token),
      created: now,
      lastSeen: now,
      expires: now + SESSION_IDLE,
      userAgent: origin.userAgent,
      ip: origin.address,
    });
    return token;
  }

  /** The holder of a token, or undefined when it is unknown, ended or expired. Using a session prolongs it. */
  find(token: string): Promise<SessionHolder | undefined> {
    return this.memory.find(token, () => this.look(token));
  }

  /** Ends the session of a token, if it is one. */
  async end(token: string | undefined): Promise<void> {
    const [accountId] = (token && idsOfToken(token, 1)) || [];
    if (token === undefined || accountId === undefined) return;
    await this.database.repository(Session).delete({ accountId, tokenHash: this.hash(token) });
    this.memory.forget(token);
  }

  /**
   * Ends all sessions of an account, but for one if it is named, inside of a transaction. Call `forget` once that is
   * committed.
   */
  async endAll(manager: EntityManager, accountId: number, exceptSessionId = ''): Promise<void> {
    await manager.query('DELETE FROM session WHERE account_id = ? AND token_hash <> ?', [
      accountId,
      exceptSessionId,
    ]);
  }

  /** Makes this node ask the database again about an account's sessions: after an end, or a change of language. */
  forget(accountId: number): void {
    this.memory.forgetWhere((holder) => holder.accountId === accountId);
  }

  /** Removes the sessions that have ended by themselves. */
  async forgetOld(): Promise<void> {
    await this.database.query('DELETE FROM session WHERE expires <= ?', [this.clock.now()]);
  }

  private async look(token: string): Promise<SessionHolder | undefined> {
    const [accountId] = idsOfToken(token, 1) ?? [];
    if (accountId === undefined) return undefined;

    const sessionId = this.hash(token);
    const [row] = await this.database.query<SessionRow>(
      'SELECT s.created, s.last_seen AS lastSeen, s.expires, a.language, a.privileges ' +
        'FROM session s JOIN account a ON a.account_id = s.account_id ' +
        'WHERE s.account_id = ? AND s.token_hash = ?',
      [accountId, sessionId],
    );
    const now = this.clock.now();
    if (!row || row.expires <= now) return undefined;
    if (now - row.lastSeen >= TOUCH) await this.touch(accountId, sessionId, row.created, now);
    const { language, privileges } = row;
    return { accountId, sessionId, language, privileges: allPrivileges(fromJson(privileges)) };
  }

  private async touch(accountId: number, tokenHash: string, created: number, now: number): Promise<void> {
    const expires = Math.min(now + SESSION_IDLE, created + SESSION_LONGEST);
    await this.database.repository(Session).update({ accountId, tokenHash }, { lastSeen: now, expires });
  }

  private hash(token: string): string {
    return this.secrets.hash('session', token);
  }
}

/** Every privilege: 1 unless the account's own flags differ. */
export function allPrivileges(own: { [privilege: string]: number }): Record<Privilege, number> {
  const standard = Object.fromEntries(privilegeNames.map((name) => [name, own[name] ?? 1]));
  return standard as Record<Privilege, number>;
}
