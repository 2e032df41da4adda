import type { Mailboxes } from '../../port/mailboxes.ts';
import { type ChangingPorts, makeChange } from './guarded-change.ts';
import { heldPlayer } from './keep-player.ts';

/** A code has come back from the mailbox on file: that is confirmed, and what this session asked for happens. */
export class EnterContactCode {
  constructor(
    private readonly changing: ChangingPorts,
    private readonly mailboxes: Mailboxes,
  ) {}

  /** Answers whether it is the code that was sent. */
  async run(asked: { readonly id: number; readonly code: string; readonly sessionId: string }): Promise<boolean> {
    const { codes, changes, clock } = this.changing;
    const player = await heldPlayer(this.changing, asked.id);
    if (!(await codes.use(asked.id, asked.code, clock.now()))) return false;
    await this.mailboxes.confirm(player.email, clock.now());
    const own = (await changes.ofPlayer(player.id)).find(
      ({ state, sessionId }) => state === 'waiting' && sessionId === asked.sessionId,
    );
    if (own !== undefined) await makeChange(this.changing, player, own);
    return true;
  }
}
