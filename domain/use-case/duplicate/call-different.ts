import { inEnglish } from '../../language/sentence.ts';
import { noSuchPlayer } from '../../player/player.ts';
import type { Audit } from '../../port/audit.ts';
import type { Clock } from '../../port/clock.ts';
import type { Duplicates } from '../../port/duplicates.ts';
import type { Players } from '../../port/players.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { DifferentAnswers } from './merge-form.ts';

/** An organizer says that two records are two people's: they are not proposed again. */
export class CallDifferent {
  constructor(
    private readonly duplicates: Duplicates,
    private readonly players: Players,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async run({ answers, by }: { readonly answers: DifferentAnswers; readonly by: string }): Promise<DifferentAnswers> {
    const { keptId, goneId } = answers;
    if (keptId === goneId) throw new Refusal('invalid', inEnglish('Please choose two records'));
    const found = [await this.players.find(keptId), await this.players.find(goneId)];
    if (found.includes(undefined)) throw noSuchPlayer();
    await this.duplicates.callDifferent(keptId, goneId, by, this.clock.now());
    await this.audit.note({ thing: 'player', recordId: keptId, what: 'called different', to: { otherId: goneId } });
    return answers;
  }
}
