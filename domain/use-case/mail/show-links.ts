import type { Given } from '../../port/ports.ts';
import type { WrittenLetter } from '../../port/shown-links.ts';
import { inEnglish, said } from '../../rule/language/sentence.ts';
import { type Letter, once, paragraph } from '../../rule/mail/letter.ts';
import { rulesOf } from '../../rule/mail/letter-kind.ts';
import { coveredLetter, sealedIn } from '../../rule/mail/secret-links.ts';
import { greetReader } from '../../rule/player/letter-reader.ts';
import type { Player } from '../../rule/player/player.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';

interface Asked {
  readonly id: number;
  /** Whether letters are delivered: their readers then have the links, and nobody else needs them. */
  readonly isMailSetUp: boolean;
}

/**
 * Uncovers the links of one letter for an owner of a site without a mail server, to pass them on. The family sees
 * that on its page and gets a letter once mail is delivered, and the audit marks everything done by these links.
 */
export async function showLinks(
  given: Given<'shownLinks' | 'players'>,
  { id, isMailSetUp }: Asked,
): Promise<WrittenLetter> {
  const letter = await given.shownLinks.letter(id);
  if (letter === undefined) throw new Refusal('not-found', inEnglish('Message not found'));
  if (isMailSetUp) throw lettersLeave();
  if (rulesOf(letter.kind).readersOwn !== undefined) throw isOrganizers();
  if (coveredLetter(letter) === letter.text) throw hasNoLink();
  const now = given.clock.now();
  await given.shownLinks.keep(id, sealedIn(letter.text), now);
  await given.audit.note({ thing: 'message', recordId: id, what: 'link shown' });
  const family = await given.players.ofMailbox(letter.recipient);
  for (const player of family) await given.audit.note({ thing: 'player', recordId: player.id, what: 'link shown' });
  const [reader] = family;
  if (reader !== undefined) await given.outbox.post(linkDisclosureLetter(letter, reader, now));
  return letter;
}

/** Writes the letter telling a family which of its letters an organizer has read with its links. */
export function linkDisclosureLetter(
  { id, recipient, subject }: Omit<WrittenLetter, 'kind' | 'text'>,
  reader: Player,
  now: Date,
): Letter {
  return {
    ...once('link-shown', id, now.toISOString()),
    to: recipient,
    language: reader.language,
    subject: 'An organizer was shown a link of yours',
    parts: [
      greetReader(reader, recipient),
      paragraph(
        said('While the site could not send email, an organizer was shown the links of this email to you: {subject}', {
          subject,
        }),
      ),
      paragraph('What is done by these links is marked in our records. If you did not ask for it, please write to us.'),
    ],
  };
}

function lettersLeave(): Refusal {
  return new Refusal(
    'conflict',
    inEnglish('Letters leave by the mail server: their links are for their readers alone.'),
  );
}

function isOrganizers(): Refusal {
  return new Refusal('conflict', inEnglish('Only its reader sees this letter.'));
}

function hasNoLink(): Refusal {
  return new Refusal('conflict', inEnglish('This letter has no link to show.'));
}
