import { asPlaceholderValue, type Sentence, said } from '../../rule/language/sentence.ts';
import { type Fact, firstNameOf, type Letter, type LetterPart, once, paragraph } from '../../rule/mail/letter.ts';
import {
  type GuardedChange,
  type GuardedField,
  type GuardedValues,
  guardedFieldNames,
  guardedFields,
} from '../../rule/player/guarded-fields.ts';
import { greetReader } from '../../rule/player/letter-reader.ts';
import type { Player } from '../../rule/player/player.ts';

/** Change of guarded fields, as told to one address at one time. */
interface ChangeNews {
  readonly change: GuardedChange;
  readonly to: string;
  readonly now: Date;
}

/** Writes the letter telling an address that the family has changed something with the code from its mailbox. */
export function changedByFamilyLetter(player: Player, news: ChangeNews): Letter {
  return changeLetter(
    player,
    news,
    said('This was changed for {player} on the Player ID page. It is now:', { player: player.name }),
  );
}

/** Writes the letter telling an address what an organizer has changed. */
export function changedByOrganizerLetter(player: Player, news: ChangeNews): Letter {
  return changeLetter(
    player,
    news,
    said('An organizer has changed this for {player}. It is now:', { player: player.name }),
  );
}

function changeLetter(player: Player, { change, to, now }: ChangeNews, what: Sentence): Letter {
  return {
    ...once('player-changed', player.id, now.toISOString(), to.toLowerCase()),
    to,
    language: player.language,
    subject: said('Your information was changed: {player}', { player: firstNameOf(player.name) }),
    parts: [
      greetReader(player, to),
      paragraph(what),
      valuesShown(change.to),
      paragraph('If you did not ask for it, please write to us.'),
    ],
  };
}

function valuesShown(values: GuardedValues): LetterPart {
  const changed = guardedFields.filter((field) => field in values);
  return {
    kind: 'facts',
    facts: changed.map((field): Fact => {
      const [name, value] = [guardedFieldNames[field], values[field] ?? asPlaceholderValue('None')];
      return isAddress(field) ? [name, value, 'address'] : [name, value];
    }),
  };
}

const isAddress = (field: GuardedField): boolean => field === 'email' || field === 'parentEmail';
