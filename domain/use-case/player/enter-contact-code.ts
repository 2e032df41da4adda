import type { Language } from '../../language/language.ts';
import type { Mailboxes } from '../../port/mailboxes.ts';
import { keepLanguage } from '../newcomer/keep-language.ts';
import { type ChangingPorts, makeChange } from './guarded-change.ts';
import { heldPlayer } from './keep-player.ts';

interface EnteredCode {
  readonly id: number;
  readonly code: string;
  readonly sessionId: string;
  /** In which the call has come; undefined where it names none. */
  readonly language?: Language | undefined;
}

/** A code has come back from the mailbox on file: that is confirmed, and what this session asked for happens. */
export class EnterContactCode {
  constructor(
    private readonly changing: ChangingPorts,
    private readonly mailboxes: Mailboxes,
  ) {}

  /** Answers whether it is the code that was sent. */
  async run(asked: EnteredCode): Promise<boolean> {
    const { codes, changes, clock } = this.changing;
    const held = await heldPlayer(this.changing, asked.id);
    if (!(await codes.use(asked.id, asked.code, clock.now()))) return false;
    await this.mailboxes.confirm(held.email, clock.now());
    const player = await keepLanguage(this.changing, held, asked.language);
    const own = (await changes.ofPlayer(player.id)).find(
      ({ state, sessionId }) => state === 'waiting' && sessionId === asked.sessionId,
    );
    if (own !== undefined) await makeChange(this.changing, player, own);
    return true;
  }
}
