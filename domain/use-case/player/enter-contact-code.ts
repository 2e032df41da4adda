import type { Language } from '../../language/language.ts';
import type { Given } from '../../port/ports.ts';
import { keepLanguage } from '../newcomer/keep-language.ts';
import { lockedRecord } from './save-player.ts';

interface Asked {
  readonly id: number;
  readonly code: string;
  readonly sessionId: string;
  /** Language of the call; undefined where it names none. */
  readonly language?: Language | undefined;
}

/**
 * Accepts a code from the mailbox on file, which confirms the mailbox. Returns the mailbox that the code has proved; undefined for a code
 * that was not sent to this session.
 */
export async function enterContactCode(
  given: Given<'players' | 'teams' | 'mailboxes' | 'contactCodes'>,
  { id, code, sessionId, language }: Asked,
): Promise<string | undefined> {
  const { contactCodes, mailboxes, clock } = given;
  const held = await lockedRecord(given, id);
  if (!(await contactCodes.use({ playerId: id, sessionId, code }, clock.now()))) return undefined;
  await mailboxes.confirm(held.email, clock.now());
  await keepLanguage(given, held, language);
  return held.email;
}
