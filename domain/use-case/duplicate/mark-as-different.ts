import { inEnglish } from '../../language/sentence.ts';
import { noSuchPlayer } from '../../player/player.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { DifferentAnswers } from './merge-form.ts';

/** Marks two records as two different people, so that they are not proposed again. */
export class MarkAsDifferent {
  constructor(private readonly ports: Given<'duplicates' | 'players'>) {}

  async run({ answers, by }: { readonly answers: DifferentAnswers; readonly by: string }): Promise<DifferentAnswers> {
    const { keptId, goneId } = answers;
    if (keptId === goneId) throw new Refusal('invalid', inEnglish('Please choose two records'));
    const found = [await this.ports.players.find(keptId), await this.ports.players.find(goneId)];
    if (found.includes(undefined)) throw noSuchPlayer();
    await this.ports.duplicates.callDifferent(keptId, goneId, by, this.ports.clock.now());
    await this.ports.audit.note({
      thing: 'player',
      recordId: keptId,
      what: 'called different',
      to: { otherId: goneId },
    });
    return answers;
  }
}
