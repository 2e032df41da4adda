import type { Given } from '../../port/ports.ts';
import { type Answers, form } from '../../rule/form/form.ts';
import { largestId, wholeNumber } from '../../rule/form/whole-number.ts';
import { inEnglish } from '../../rule/language/sentence.ts';
import { noSuchPlayer } from '../../rule/player/player.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';

/** Form that names the other record of a pair. */
export const otherRecord = form({
  otherId: wholeNumber({ label: 'Player', from: 1, to: largestId, message: 'Please select a player' }),
});

interface Asked {
  readonly id: number;
  readonly answers: Answers<typeof otherRecord>;
  readonly by: string;
}

/** Marks two similar records as two people, who are no longer flagged as perhaps one. */
export async function markAsDifferent(given: Given<'players'>, { id, answers: { otherId }, by }: Asked): Promise<void> {
  const { players, audit, clock } = given;
  if (id === otherId) throw new Refusal('invalid', inEnglish('Please choose two records'));
  const found = [await players.find(id), await players.find(otherId)];
  if (found.includes(undefined)) throw noSuchPlayer();
  await players.markAsDifferent([id, otherId], by, clock.now());
  await audit.note({ thing: 'player', recordId: id, what: 'called different', to: { otherId } });
}
