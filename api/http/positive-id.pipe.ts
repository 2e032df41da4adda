import { Injectable, Optional, type PipeTransform } from '@nestjs/common';
import { AnswersRefused } from '../../domain/rule/form/accept-answers.ts';
import { largestId } from '../../domain/rule/form/whole-number.ts';
import { Refusal } from '../../domain/rule/refusal/refusal.ts';

/** Pipe that reads an id from a path; anything else is refused as not found. */
@Injectable()
export class PositiveId implements PipeTransform<string, number> {
  constructor(@Optional() private readonly largest = largestId) {}

  transform(written: string): number {
    return positiveId(written, this.largest);
  }
}

/** Returns the id; refuses any other text as not found. */
export function positiveId(written: string, largest = largestId): number {
  const id = idIn(written, largest);
  if (id === undefined) throw new Refusal('not-found', 'Not found');
  return id;
}

/** Returns the id that is written; undefined for any other text. */
export function idIn(written: string, largest = largestId): number | undefined {
  const id = /^\d{1,16}$/.test(written) ? Number(written) : 0;
  return id < 1 || id > largest ? undefined : id;
}

/** Returns the id of a record in a body, given as number or text. */
export function bodyId(sent: unknown): number {
  const id = typeof sent === 'number' || (typeof sent === 'string' && /^\d{1,10}$/.test(sent)) ? Number(sent) : 0;
  if (!Number.isInteger(id) || id < 1 || id > largestId)
    throw new AnswersRefused({ id: 'Please say whose record this is' });
  return id;
}
