import { asPlaceholderValue } from '../../language/sentence.ts';
import { type Letter, once, paragraph } from '../../mail/letter.ts';
import { greetReader } from '../../player/letter-reader.ts';
import type { Player } from '../../player/player.ts';
import { type GuardedField, guardedChange, guardedFields, mailboxesOf } from '../../player/player-change.ts';
import { guardedFieldNames } from '../player/change-letters.ts';

/**
 * Writes the letters to everybody on file for one of two merged records, naming the fields that changed. They
 * contain no values: a mistyped address must not learn the other family's contact data.
 */
export function mergedLetters(before: readonly Player[], after: Player, mergeId: number): readonly Letter[] {
  return before.flatMap((record) => {
    const changed = Object.keys(guardedChange(record, after)?.to ?? {});
    const fields = guardedFields.filter((field) => changed.includes(field));
    return fields.length === 0 ? [] : mailboxesOf(record).map((to) => mergedLetter(record, fields, to, mergeId));
  });
}

function mergedLetter(record: Player, fields: readonly GuardedField[], to: string, mergeId: number): Letter {
  return {
    ...once('records-merged', record.id, mergeId, to.toLowerCase()),
    to,
    language: record.language,
    subject: 'Two records of yours are one now',
    parts: [
      greetReader(record, to),
      paragraph(
        'You were on file twice. An organizer has put the two records together; nothing you registered for is lost.',
      ),
      paragraph('This is on file differently from now on:'),
      { kind: 'facts', facts: fields.map((field) => [guardedFieldNames[field], asPlaceholderValue('Changed')]) },
      paragraph('If you did not ask for it, please write to us.'),
    ],
  };
}

/** Writes the letters telling the same people that the merge was undone. */
export function partedLetters(records: readonly Player[], merged: Player, mergeId: number): readonly Letter[] {
  return records.flatMap((record) => {
    if (guardedChange(record, merged) === undefined) return [];
    return mailboxesOf(record).map((to) => ({
      ...once('records-parted', record.id, mergeId, to.toLowerCase()),
      to,
      language: record.language,
      subject: 'Your records are apart again' as const,
      parts: [
        greetReader(record, to),
        paragraph('An organizer has taken back that two records were put together: yours is as it was before.'),
      ],
    }));
  });
}
