import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import { AnswersRefused } from '../../domain/rule/form/accept-answers.ts';
import { isBlank } from '../../domain/rule/form/field.ts';
import { said } from '../../domain/rule/language/sentence.ts';
import type { Tournament } from '../../domain/rule/tournament/tournament.ts';
import { tournamentInWords } from '../../domain/rule/tournament/tournament-in-words.ts';
import { wordsFor } from './body-of.ts';

/** Fills in the id of the tournament that a body names by its label alone (rules, section 15). */
export class TournamentInWords implements PipeTransform {
  constructor(private readonly list: () => Promise<readonly Tournament[]>) {}

  async transform(body: unknown, { type, metatype }: ArgumentMetadata): Promise<unknown> {
    const property = type === 'body' && metatype !== undefined ? wordsFor(metatype, 'tournamentId') : undefined;
    if (property === undefined || typeof body !== 'object' || body === null) return body;
    const sent: Readonly<Record<string, unknown>> = { ...body };
    const label = sent[property];
    if (isBlank(label) || !isBlank(sent.tournamentId)) return body;
    const named = typeof label === 'string' ? tournamentInWords(await this.list(), label) : undefined;
    if (named === undefined)
      throw new AnswersRefused({ [property]: said('Please name one visible or upcoming tournament') });
    return { ...sent, tournamentId: named.id };
  }
}
