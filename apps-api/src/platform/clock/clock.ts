import { Injectable } from '@nestjs/common';

/** What time it is. Everything that depends on time asks here, so that tests decide it. */
@Injectable()
export class Clock {
  /** Epoch milliseconds. */
  milliseconds(): number {
    return Date.now();
  }

  /** Epoch seconds, whole. */
  now(): number {
    return Math.floor(this.milliseconds() / 1000);
  }
}

/** A clock that stands until a test moves it. */
export class TestClock extends Clock {
  /** @param seconds epoch seconds */
  constructor(private seconds = 1_750_000_000) {
    super();
  }

  override milliseconds(): number {
    return this.seconds * 1000;
  }

  /** @param seconds epoch seconds */
  set(seconds: number): void {
    this.seconds = seconds;
  }

  advance(seconds: number): void {
    this.seconds += seconds;
  }
}
