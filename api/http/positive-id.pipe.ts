import { Injectable, type PipeTransform } from '@nestjs/common';
import { largestId } from '../../domain/form/whole-number.ts';
import { Refusal } from '../../domain/refusal/refusal.ts';

/** Reads a number from a path: whatever is no id of ours is not found. */
@Injectable()
export class PositiveId implements PipeTransform<string, number> {
  transform(written: string): number {
    return positiveId(written);
  }
}

/** The id that was written. */
export function positiveId(written: string): number {
  const id = /^\d{1,10}$/.test(written) ? Number(written) : 0;
  if (id < 1 || id > largestId) throw new Refusal('not-found', 'Not found');
  return id;
}
