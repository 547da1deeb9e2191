import { Injectable, Logger } from '@nestjs/common';

/** Looks for what has come due and asks for jobs. Takes a small step: it is called again within seconds. */
export type Round = () => Promise<void>;

/** What is looked for again and again. Features register their part when they start. */
@Injectable()
export class Rounds {
  private readonly log = new Logger('Rounds');
  private readonly rounds = new Map<string, Round>();

  /** @throws when the name is taken */
  register(name: string, round: Round): void {
    if (this.rounds.has(name)) throw new Error(`the round ${name} is registered twice`);
    this.rounds.set(name, round);
  }

  /** Goes every round once; one that fails does not keep the others from theirs. */
  async run(): Promise<void> {
    for (const [name, round] of this.rounds) {
      await round().catch((error: unknown) => this.log.error(`${name} failed`, error));
    }
  }
}
