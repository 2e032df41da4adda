import { asPlaceholderValue, type Phrase, said } from '../../language/sentence.ts';
import { type Letter, type LetterPart, linkTo, once, paragraph } from '../../mail/letter.ts';
import { greetReader } from '../../player/letter-reader.ts';
import type { Player } from '../../player/player.ts';
import {
  type GuardedChange,
  type GuardedField,
  type GuardedValues,
  guardedFields,
  mailboxOf,
  type PlayerChange,
  undoDays,
} from '../../player/player-change.ts';

/** Names of the guarded fields for families. */
export const guardedFieldNames: Readonly<Record<GuardedField, Phrase>> = said({
  name: 'Name',
  birthYear: 'Birth year',
  email: 'Email',
  phone: 'Phone',
  parentName: 'Parent name',
  parentEmail: 'Parent email',
  parentPhone: 'Parent phone',
});

/** Writes the letter asking the mailbox on file whether a change is the family's. */
export function changeRequestLetter(player: Player, change: PlayerChange, link: string): Letter {
  return {
    ...once('change-asked', player.id, change.id),
    to: mailboxOf(player) ?? '',
    language: player.language,
    subject: 'Please confirm a change',
    parts: [
      greetReader(player, mailboxOf(player) ?? ''),
      paragraph('Somebody who knows your name and phone asks for this change on the Player ID page:'),
      valuesShown(change.to),
      paragraph('Nothing has changed yet. If it is yours, please confirm it:'),
      linkTo('Look at the change', link),
      paragraph(
        'If it was not you, there is nothing to do: without you nothing changes. The same page also refuses it.',
      ),
    ],
  };
}

/** Writes the letter telling an earlier address that a change was made, and how to undo it. */
export function changeMadeLetter(
  before: Player,
  change: PlayerChange,
  { to, undo }: { readonly to: string; readonly undo: string },
): Letter {
  return {
    ...once('player-changed', before.id, change.id, to.toLowerCase()),
    to,
    language: before.language,
    subject: 'Your information was changed',
    parts: [
      greetReader(before, to),
      paragraph('This was changed on the Player ID page, and confirmed. It is now:'),
      valuesShown(change.to),
      paragraph(
        said('If this was you, there is nothing to do. If it was not, take it back within {days} days:', {
          days: undoDays,
        }),
      ),
      linkTo('Take the change back', undo),
      paragraph('Then everything is as it was, and everybody who was signed in to this player has to begin again.'),
    ],
  };
}

/** Writes the letter telling an earlier address what an organizer has changed. */
export function changedByOrganizerLetter(
  before: Player,
  change: GuardedChange,
  { to, now }: { readonly to: string; readonly now: Date },
): Letter {
  return {
    ...once('player-changed', before.id, now.toISOString(), to.toLowerCase()),
    to,
    language: before.language,
    subject: 'Your information was changed',
    parts: [
      greetReader(before, to),
      paragraph('An organizer has changed this. It is now:'),
      valuesShown(change.to),
      paragraph('If you did not ask for it, please write to us.'),
    ],
  };
}

/** Writes the letter telling that everything is as it was. */
export function changeUndoneLetter(player: Player, change: PlayerChange, to: string): Letter {
  const { id, language } = player;
  return {
    ...once('player-change-undone', id, change.id, to.toLowerCase()),
    to,
    language,
    subject: 'The change was taken back',
    parts: [
      greetReader(player, to),
      paragraph('The change was taken back: your information is as it was before.'),
      paragraph('If you lead a team, its captain has a new link; older ones work no more.'),
    ],
  };
}

function valuesShown(values: GuardedValues): LetterPart {
  const changed = guardedFields.filter((field) => field in values);
  return {
    kind: 'facts',
    facts: changed.map((field) => [guardedFieldNames[field], values[field] ?? asPlaceholderValue('None')]),
  };
}
