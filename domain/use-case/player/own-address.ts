import type { Needs } from '../../port/ports.ts';
import { mailboxesOf } from '../../rule/player/guarded-fields.ts';
import type { Player } from '../../rule/player/player.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';

/** Session that asks for something about a player. */
export interface AskingSession {
  readonly sessionId: string;
  /** Whether its registration call made the record. */
  readonly hasMadeRecord: boolean;
}

/** Refuses to send codes and links to an address that the session wrote over another, as long as its mailbox has not answered. */
export async function refuseOwnAddress(
  { mailboxes }: Needs<'mailboxes'>,
  player: Player,
  { sessionId, hasMadeRecord }: AskingSession,
): Promise<void> {
  if (hasMadeRecord) return;
  for (const address of mailboxesOf(player))
    if (await mailboxes.isUnansweredOf(sessionId, address)) throw writtenHere();
}

function writtenHere(): Refusal {
  return new Refusal(
    'conflict',
    'This address was written here a moment ago. Please open the page in another browser, or come back tomorrow.',
  );
}
