/** Runs calls one after another, because a late answer would undo a newer change. */
export class Turns {
  /** Calls that have not ended. */
  waiting = 0;
  private last: Promise<unknown> = Promise.resolve();

  take<Result>(work: () => Promise<Result>): Promise<Result> {
    this.waiting += 1;
    const turn = this.last.then(work).finally(() => {
      this.waiting -= 1;
    });
    this.last = turn.catch(() => undefined);
    return turn;
  }
}
