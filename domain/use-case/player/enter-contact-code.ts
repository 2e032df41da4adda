import type { Language } from '../../language/language.ts';
import type { Needs } from '../../port/ports.ts';
import { keepLanguage } from '../newcomer/keep-language.ts';
import { type ChangingPorts, makeChange } from './guarded-change.ts';
import { lockedRecord } from './save-player.ts';

interface EnteredCode {
  readonly id: number;
  readonly code: string;
  readonly sessionId: string;
  /** Language of the call; undefined where it names none. */
  readonly language?: Language | undefined;
}

/** Accepts a code from the mailbox on file: confirms the mailbox, and makes the changes that this session asked for. */
export class EnterContactCode {
  constructor(private readonly ports: ChangingPorts & Needs<'mailboxes'>) {}

  /** Returns the mailbox that the code has proved; undefined for a code that was not sent. */
  async run(asked: EnteredCode): Promise<string | undefined> {
    const { contactCodes, playerChanges, clock } = this.ports;
    const held = await lockedRecord(this.ports, asked.id);
    if (!(await contactCodes.use(asked.id, asked.code, clock.now()))) return undefined;
    await this.ports.mailboxes.confirm(held.email, clock.now());
    const player = await keepLanguage(this.ports, held, asked.language);
    const own = (await playerChanges.ofPlayer(player.id)).find(
      ({ state, sessionId }) => state === 'waiting' && sessionId === asked.sessionId,
    );
    if (own !== undefined) await makeChange(this.ports, player, own);
    return held.email;
  }
}
