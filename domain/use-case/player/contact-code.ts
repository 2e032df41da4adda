import type { Given, Needs } from '../../port/ports.ts';
import { accepted, type Field, refused } from '../../rule/form/field.ts';
import { form } from '../../rule/form/form.ts';
import type { Language } from '../../rule/language/language.ts';
import { said } from '../../rule/language/sentence.ts';
import { firstNameOf, type Letter, once, paragraph } from '../../rule/mail/letter.ts';
import { greetReader } from '../../rule/player/letter-reader.ts';
import { noSuchPlayer, type Player } from '../../rule/player/player.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import { keepLanguage } from '../mail/keep-language.ts';
import { type AskingSession, refuseOwnAddress } from './own-address.ts';
import { lockedRecord } from './save-player.ts';

/** Minutes for which a code is valid. */
export const codeMinutes = 15;

/** Seconds within which no second code is sent, while the first one is on its way. */
const secondsBetweenCodes = 60;

/** Tells whether a code was sent so lately that no other one is needed. */
export function isOnItsWay(sentAt: Date | undefined, now: Date): boolean {
  return sentAt !== undefined && now.getTime() - sentAt.getTime() < secondsBetweenCodes * 1000;
}

const digits = 6;
const message = said('Please enter the 6 digits of the code');

/** Six digits and no seventh, with any signs but letters between them. */
const sixInARow = /(?<!\d[^\p{L}\d]*)\d(?:[^\p{L}\d]*\d){5}(?![^\p{L}\d]*\d)/u;

/** Form field for the mailed code, whatever surrounds it: blanks, dashes, brackets, or the sentence of the email. */
const sixDigits: Field<string> = {
  label: 'Code',
  limits: () => ({ type: 'string', required: true, minLength: digits, maxLength: digits, pattern: '^[0-9]*$' }),
  read: (raw) => {
    const written = typeof raw === 'string' ? sixInARow.exec(raw.normalize('NFKC'))?.[0] : undefined;
    return written === undefined ? refused(message) : accepted(written.replace(/[^0-9]/g, ''));
  },
};

/** Form under "we have sent you a code". */
export const contactCode = form({ code: sixDigits });

/** Writes the letter with the code to the address on file. */
export function codeLetter(player: Player, code: string, sentAt: Date): Letter {
  const { id, email, language } = player;
  return {
    ...once('contact-code', id, sentAt.toISOString()),
    to: email,
    language,
    subject: said('Your Golden Goal code: {player}', { player: firstNameOf(player.name) }),
    parts: [
      greetReader(player),
      paragraph(
        said('Your code is {code}. It works for {minutes} minutes on the Player ID page.', {
          code,
          minutes: codeMinutes,
        }),
      ),
      paragraph(
        'If you did not ask for it, there is nothing to do: without it nobody sees or changes your contact information.',
      ),
    ],
  };
}

/** Returns the refusal of a wrong or expired code: both look the same. */
export function wrongCode(): Refusal {
  return new Refusal(
    'conflict',
    'This code is not right, or it has expired. Please check the email or ask for a new code.',
  );
}

interface Asked {
  readonly id: number;
  readonly by: AskingSession;
}

/**
 * Sends six digits to the address on file, with which the session that asks can prove access to it. Returns the address, or nothing if it
 * has had as many codes as a day allows.
 */
export async function sendContactCode(
  given: Given<'players' | 'mailboxes' | 'contactCodes' | 'secrets'>,
  asked: Asked,
): Promise<string | undefined> {
  const { contactCodes, clock } = given;
  const { id, by } = asked;
  const player = await findCodeReader(given, asked);
  const now = clock.now();
  if (isOnItsWay(await contactCodes.sentAt(id, by.sessionId), now)) return player.email;
  const code = given.secrets.draw('0123456789', 6);
  const expiresAt = new Date(now.getTime() + codeMinutes * 60_000);
  await contactCodes.keep({ playerId: id, sessionId: by.sessionId, code, sentAt: now, expiresAt });
  const posting = await given.outbox.post(codeLetter(player, code, now));
  return posting === 'written' ? player.email : undefined;
}

/** Finds the player whose mailbox gets a code; refuses where none can be sent, so that such a request counts for nothing. */
export async function findCodeReader(given: Needs<'players' | 'mailboxes'>, { id, by }: Asked): Promise<Player> {
  const player = await given.players.find(id);
  if (player === undefined) throw noSuchPlayer();
  if (player.email === '') throw new Refusal('conflict', 'There is no email address on file. Please write to us.');
  await refuseOwnAddress(given, player, by);
  return player;
}

interface EnterContactCodeOrder {
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
  { id, code, sessionId, language }: EnterContactCodeOrder,
): Promise<string | undefined> {
  const { contactCodes, mailboxes, clock } = given;
  const held = await lockedRecord(given, id);
  if (!(await contactCodes.use({ playerId: id, sessionId, code }, clock.now()))) return undefined;
  await mailboxes.confirm(held.email, clock.now());
  await keepLanguage(given, held, language);
  return held.email;
}
